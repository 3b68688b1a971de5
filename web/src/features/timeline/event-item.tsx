import type { TimelineEvent } from '@recourse/contract/timeline'
import { IconArrowRight, IconLock } from '@tabler/icons-react'
import { classes } from '../../ui/classes.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { eventIcons, wordsOf } from './event-words.ts'
import styles from './timeline.module.css'

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

export function EventItem({ event }: { event: TimelineEvent }) {
  const Icon = eventIcons[event.kind]
  const isNote = event.kind === 'note_added'
  return (
    <li className={classes(styles.event, isNote && styles.note)}>
      <span className={styles.disc}>
        <Icon aria-hidden="true" />
      </span>
      <div className={styles.body}>
        <p className={styles.line}>
          <b>{event.by?.name ?? 'A closed account'}</b> {wordsOf(event)}{' '}
          <time dateTime={event.at}>{moment.format(new Date(event.at))}</time>
        </p>
        <EventBox event={event} />
      </div>
    </li>
  )
}

function EventBox({ event }: { event: TimelineEvent }) {
  if (event.kind === 'status_changed') {
    return (
      <div className={classes(styles.box, styles.change)}>
        <StatusBadge status={event.from} />
        <IconArrowRight aria-hidden="true" />
        <span className="visually-hidden"> to </span>
        <StatusBadge status={event.to} />
      </div>
    )
  }
  if (event.kind === 'document_added' || event.kind === 'letter_added') {
    const { name, url } = event.file
    return (
      <div className={styles.box}>
        {url === null ? (
          `${name} (being checked for viruses)`
        ) : (
          <a href={url} target="_blank" rel="noopener noreferrer" className={styles.file}>
            {name}
            <span className="visually-hidden"> (opens in a new window)</span>
          </a>
        )}
      </div>
    )
  }
  if (event.kind !== 'note_added') return null
  return (
    <div className={classes(styles.box, styles.secret)}>
      <span className={styles.tab}>
        <IconLock aria-hidden="true" />
        Staff only
      </span>
      <p>{event.text}</p>
    </div>
  )
}
