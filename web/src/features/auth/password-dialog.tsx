import { provePassword, provePasswordBody } from '@recourse/contract/auth'
import { useState } from 'react'
import { call } from '../../platform/call.ts'
import { checkWith } from '../../platform/form-problems.ts'
import { useFormCall } from '../../platform/use-form-call.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { FormSummary } from './form-summary.tsx'
import styles from './idle-warning.module.css'

interface PasswordDialogProps {
  onProved: () => void
  onClose: () => void
}

export function PasswordDialog({ onProved, onClose }: PasswordDialogProps) {
  const [isVisible, setIsVisible] = useState(false)
  const form = useFormCall({
    check: ({ password = '' }: { password?: string }) => checkWith(provePasswordBody, { password }),
    send: (body) => call(provePassword, { body }),
    onDone: onProved,
    showFirstOnly: true,
  })
  return (
    <Dialog open onClose={onClose} title="Your password, please">
      <p>This keeps your account safe when someone else finds your device open.</p>
      <form method="post" noValidate onSubmit={form.onSubmit}>
        <FormSummary {...form.summary} />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          visible={isVisible}
          onVisibleChange={setIsVisible}
          {...form.field('password')}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" busy={form.isBusy}>
            Go on
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}
