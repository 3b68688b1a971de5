import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import actions from '../idle-warning.module.css'

export interface Removal {
  readonly what: string
  /** Without it there is no second step any more. */
  readonly isLast: boolean
  readonly remove: () => Promise<void>
}

interface RemoveDialogProps {
  removal: Removal
  run: (change: () => Promise<void>) => Promise<void>
  onClose: () => void
}

export function RemoveDialog({ removal: { what, isLast, remove }, run, onClose }: RemoveDialogProps) {
  function confirm() {
    onClose()
    void run(remove)
  }
  return (
    <Dialog open onClose={onClose} title={`Remove ${what}?`}>
      <p>
        {isLast
          ? 'It is your only one. Without it, your password alone signs you in, and your recovery codes end.'
          : 'You can no longer sign in with it. Your other ways stay.'}
      </p>
      <div className={actions.actions}>
        <Button variant="danger" onClick={confirm}>
          Remove
        </Button>
        <Button onClick={onClose}>Keep it</Button>
      </div>
    </Dialog>
  )
}
