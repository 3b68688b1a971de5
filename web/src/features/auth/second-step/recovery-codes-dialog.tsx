import { IconCopy, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import actions from '../idle-warning.module.css'
import styles from './recovery-codes.module.css'
import { codesAsText, saveAsFile } from './recovery-text.ts'

interface RecoveryCodesDialogProps {
  codes: readonly string[]
  onSaved: () => void
}

/** Shown once: there is no other way out than to say that they are saved. */
export function RecoveryCodesDialog({ codes, onSaved }: RecoveryCodesDialogProps) {
  const [said, setSaid] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(codesAsText(codes))
      setSaid('Copied.')
    } catch {
      setSaid('Could not copy. Please save them another way.')
    }
  }

  return (
    <Dialog open title="Save your recovery codes">
      <Alert kind="action" title="We show these only once.">
        <p>
          Each code signs you in one time when you do not have your passkey or phone. Keep them where you keep
          other important papers.
        </p>
      </Alert>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.tools}>
        <Button size="s" icon={<IconCopy aria-hidden="true" />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button size="s" icon={<IconDownload aria-hidden="true" />} onClick={() => saveAsFile(codes)}>
          Download as text
        </Button>
        <span role="status">{said}</span>
      </div>
      <div className={actions.actions}>
        <Button variant="primary" onClick={onSaved}>
          I have saved them
        </Button>
      </div>
    </Dialog>
  )
}
