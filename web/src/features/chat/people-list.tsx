import { useId } from 'react'
import { classes } from '../../ui/classes.ts'
import { RoleBadge } from '../../ui/status-badge.tsx'
import styles from './people-list.module.css'
import { roleWords } from './role-words.ts'
import type { ShownPerson } from './shown-messages.ts'

interface PeopleListProps {
  people: readonly ShownPerson[]
  /** The reader's own username. */
  me: string
}

export function PeopleList({ people, me }: PeopleListProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={styles.people}>
      <h3 id={headingId}>People</h3>
      <ul>
        {people.map(({ username, role, isHere }) => (
          <li key={username}>
            <span
              aria-hidden="true"
              className={classes(
                styles.picture,
                role !== 'community' && styles.staff,
                isHere && styles.isHere,
              )}
            >
              {username.slice(0, 1).toLocaleUpperCase('en-US')}
            </span>
            <div className={styles.words}>
              <span className={styles.name}>
                {username}
                {username === me && ' (you)'}
              </span>
              <div className={styles.badge}>
                <RoleBadge level={roleWords[role]} />
              </div>
              {isHere && <span className={styles.here}>Here now</span>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
