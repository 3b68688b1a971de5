import { limits } from '@recourse/contract/limits'
import { deleteAccount, deleteAccountBody } from '@recourse/contract/my-data'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '../../../platform/call.ts'
import { checkWith } from '../../../platform/form-problems.ts'
import { leaveFor } from '../../../platform/sign-out.ts'
import { useFormCall } from '../../../platform/use-form-call.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import styles from './my-data.module.css'

interface DeletionDialogProps {
  open: boolean
  username: string
  onClose: () => void
}

export function DeletionDialog({ open, username, onClose }: DeletionDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Delete your account?">
      <PasswordForm username={username} onClose={onClose} />
    </Dialog>
  )
}

function PasswordForm({ username, onClose }: Omit<DeletionDialogProps, 'open'>) {
  const [isVisible, setIsVisible] = useState(false)
  const form = useFormCall({
    check: ({ password = '' }: { password?: string }) => checkWith(deleteAccountBody, { username, password }),
    send: (body) => call(deleteAccount, { body }),
    // The server has ended every session of this person.
    onDone: () => leaveFor('/account-deleted'),
    showFirstOnly: true,
  })
  return (
    <form method="post" noValidate onSubmit={form.onSubmit}>
      <p>
        You are signed out at once. After {limits.deletionGraceDays} days everything is erased, unless you
        sign in again before then.
      </p>
      {form.summary.messages.map((message) => (
        <Alert key={message} kind="error" title="There is a problem" live focusOnMount>
          <p>{message}</p>
        </Alert>
      ))}
      <PasswordInput
        label="Your password"
        autoComplete="current-password"
        visible={isVisible}
        onVisibleChange={setIsVisible}
        {...form.field('password')}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="danger" busy={form.isBusy} icon={<IconTrash aria-hidden="true" />}>
          Delete my account
        </Button>
        <Button onClick={onClose}>Keep my account</Button>
      </div>
    </form>
  )
}
