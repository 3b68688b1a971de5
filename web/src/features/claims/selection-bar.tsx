import { IconSquareCheck } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../../platform/call-error.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { useNotice } from '../../ui/notices.tsx'
import { markResolved } from './queries.ts'
import styles from './selection-bar.module.css'

interface SelectionBarProps {
  uids: readonly string[]
  onDone: () => void
}

/** What can be done to all ticked claims at once. A failure says why and leaves them ticked. */
export function SelectionBar({ uids, onDone }: SelectionBarProps) {
  const notify = useNotice()
  const marking = useMutation({
    mutationFn: (resolved: boolean) => markResolved(uids, resolved),
    onSuccess: ({ marked_resolved }) => {
      notify({ kind: 'success', text: marked_resolved ? 'Marked as resolved.' : 'Reopened.' })
      onDone()
    },
  })
  return (
    <section aria-label="Selected claims" className={styles.dock}>
      {marking.isError && (
        <Alert kind="error" live className={styles.failure}>
          <p>{messageOf(marking.error)}</p>
        </Alert>
      )}
      <div className={`on-dark ${styles.bar}`}>
        <p className={styles.count}>
          <IconSquareCheck aria-hidden="true" />
          {`${uids.length} claims selected`}
        </p>
        <Button
          size="s"
          busy={marking.isPending}
          onClick={() => marking.mutate(true)}
          className={styles.light}
        >
          Mark Resolved
        </Button>
        <Button
          size="s"
          busy={marking.isPending}
          onClick={() => marking.mutate(false)}
          className={styles.ghost}
        >
          Reopen Claim
        </Button>
      </div>
    </section>
  )
}
