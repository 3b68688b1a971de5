import { IconUrgent } from '@tabler/icons-react'
import styles from './urgency.module.css'

/** A shape, a word and a colour; a claim that is not urgent is quiet. */
export function UrgentMark() {
  return (
    <span className={styles.urgent}>
      <IconUrgent aria-hidden="true" />
      Urgent
    </span>
  )
}
