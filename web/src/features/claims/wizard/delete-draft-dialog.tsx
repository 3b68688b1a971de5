import { useState } from 'react'
import { messageOf } from '../../../platform/call-error.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useNotice } from '../../../ui/notices.tsx'
import { deleteDraft } from './queries.ts'
import styles from './resume-strip.module.css'

export function DeleteDraftDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const notify = useNotice()
  const [isDeleting, setIsDeleting] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function confirm() {
    setIsDeleting(true)
    setFailure(undefined)
    try {
      await deleteDraft('wizard')
      notify({ kind: 'success', text: 'Your draft is deleted.' })
      onClose()
    } catch (error) {
      setFailure(messageOf(error))
    } finally {
      setIsDeleting(false)
    }
  }

  return (
    <Dialog open={open} onClose={onClose} title="Delete this draft?">
      <p>Your answers will be gone. You can always start a new request.</p>
      {failure && (
        <Alert kind="error" live>
          <p>{failure}</p>
        </Alert>
      )}
      <div className={styles.answers}>
        <Button variant="danger" busy={isDeleting} onClick={() => void confirm()}>
          Delete draft
        </Button>
        <Button onClick={onClose}>Keep it</Button>
      </div>
    </Dialog>
  )
}
