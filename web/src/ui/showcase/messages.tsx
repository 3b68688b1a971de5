import { useState } from 'react'
import { Alert } from '../alert.tsx'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { ErrorSummary } from '../error-summary.tsx'
import { MenuButton, MenuItem } from '../menu.tsx'
import { useNotice } from '../notices.tsx'
import { TextInput } from '../text-input.tsx'
import styles from './showcase.module.css'

export function Messages() {
  const [attempt, setAttempt] = useState(0)
  const errors = attempt > 0 ? [{ fieldId: 'example-city', message: 'City required.' }] : []
  return (
    <>
      <Alert kind="error">Upload failed. Please try again.</Alert>
      <Alert kind="success">Files successfully uploaded.</Alert>
      <Alert kind="info" title="New verification code generated.">
        <p>It is valid for 10 minutes.</p>
      </Alert>
      <Alert kind="action">One claim needs something from you.</Alert>
      <ErrorSummary errors={errors} attempt={attempt} />
      <TextInput id="example-city" label="City" error={errors[0]?.message} />
      <Button onClick={() => setAttempt(attempt + 1)}>Fail the form</Button>
    </>
  )
}

export function Overlays() {
  const notify = useNotice()
  const [shown, setShown] = useState<'middle' | 'right' | null>(null)
  return (
    <div className={styles.row}>
      <Button onClick={() => setShown('middle')}>Open a dialog</Button>
      <Button onClick={() => setShown('right')}>Open a drawer</Button>
      {(['success', 'error', 'info', 'action'] as const).map((kind) => (
        <Button key={kind} onClick={() => notify({ kind, text: `A notice of kind ${kind}.` })}>
          Notice: {kind}
        </Button>
      ))}
      <MenuButton id="dev-menu" label="Resources">
        <MenuItem to="/resources/self-help-tools">Self Help Tools</MenuItem>
        <MenuItem href="https://example.org/blog">Blog</MenuItem>
        <MenuItem onSelect={() => notify({ kind: 'info', text: 'You chose an action.' })}>Logout</MenuItem>
      </MenuButton>
      <Dialog
        open={shown !== null}
        onClose={() => setShown(null)}
        title="Give Claims Admin"
        side={shown === 'right' ? 'right' : undefined}
      >
        <p>They will see every claim.</p>
        <Button variant="primary" onClick={() => setShown(null)}>
          Give Claims Admin
        </Button>
      </Dialog>
    </div>
  )
}
