import { type AuditEntryShown, operatorUid } from '@recourse/contract/audit'
import styles from './audit.module.css'
import type { AuditView } from './audit-view.ts'
import { actionWords, actorWords, detailWords, nameOfUid } from './audit-words.ts'

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' })
/** A page of claims has five; more would push the rest of the log out of sight. */
const namedAtMost = 5

interface AuditEntryItemProps {
  entry: AuditEntryShown
  onFilter: (part: Partial<AuditView>) => void
}

export function AuditEntryItem({ entry, onFilter }: AuditEntryItemProps) {
  const { at, actor_uid, action, subject_uids, address } = entry
  const more = subject_uids.length - namedAtMost
  return (
    <li className={styles.entry}>
      <time dateTime={at}>{moment.format(new Date(at))}</time>
      <div className={styles.who}>
        <button type="button" className={styles.filter} onClick={() => onFilter({ actor_uid })}>
          {actorWords(entry)}
          <span className="visually-hidden">, show only this person</span>
        </button>
        <span className={styles.meta}>from {actor_uid === operatorUid ? 'the shell' : address}</span>
      </div>
      <div>
        <p className={styles.action}>{actionWords[action]}</p>
        <p className={styles.meta}>{detailWords(entry).join(' ')}</p>
        {subject_uids.length > 0 && (
          <p className={styles.subjects}>
            About{' '}
            {subject_uids.slice(0, namedAtMost).map((uid) => (
              <button
                key={uid}
                type="button"
                className={styles.filter}
                onClick={() => onFilter({ subject_uid: uid })}
              >
                {nameOfUid(uid)}
                <span className="visually-hidden">, show only what concerns it</span>
              </button>
            ))}
            {more > 0 && `and ${more} more`}
          </p>
        )}
      </div>
    </li>
  )
}
