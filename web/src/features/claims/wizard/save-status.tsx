import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import type { SaveStatus as Status } from './draft-saver.ts'
import styles from './save-status.module.css'

const words: Readonly<Record<Status, string>> = {
  idle: '',
  saving: 'Saving…',
  saved: 'Saved',
  failed: 'Not saved yet, we will try again',
  gone: 'This request was submitted already',
}

/** Read out only when it fails: "Saved" after every sentence would talk over the person. */
export function SaveStatus({ status }: { status: Status }) {
  const hasFailed = status === 'failed' || status === 'gone'
  return (
    <p className={styles.status} data-status={status}>
      {status === 'saved' && <IconCircleCheck aria-hidden="true" />}
      {hasFailed && <IconAlertCircle aria-hidden="true" />}
      {!hasFailed && words[status]}
      <span role="status">{hasFailed && words[status]}</span>
    </p>
  )
}
