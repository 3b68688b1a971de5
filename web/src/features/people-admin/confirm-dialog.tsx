import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageOf } from '../../platform/call-error.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useNotice } from '../../ui/notices.tsx'
import styles from './people.module.css'

interface ConfirmDialogProps {
  title: string
  words: string
  /** Names what the button does. */
  action: string
  isDanger?: boolean
  /** Without it the button cannot be pressed, and says why. */
  isReady?: boolean
  /** Said when it has happened. */
  done: string
  send: () => Promise<unknown>
  onClose: () => void
  children?: ReactNode
}

/** Asks before something is done to a person's account. A refusal is shown here, and nothing has changed then. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, words, action, isDanger = false, isReady = true, done, send, onClose, children } = props
  const notify = useNotice()
  const sending = useMutation({
    mutationFn: send,
    onSuccess: () => {
      notify({ kind: 'success', text: done })
      onClose()
    },
  })
  return (
    <Dialog open title={title} onClose={onClose}>
      {children}
      <p>{words}</p>
      {sending.isError && (
        <Alert kind="error" live>
          <p>{messageOf(sending.error)}</p>
        </Alert>
      )}
      <div className={styles.ways}>
        <Button
          variant={isDanger ? 'danger' : 'primary'}
          busy={sending.isPending}
          aria-disabled={!isReady}
          onClick={() => isReady && sending.mutate()}
        >
          {action}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Dialog>
  )
}
