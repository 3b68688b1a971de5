import type { ReplyOf } from '@recourse/contract/endpoint'
import {
  type AddedSecondStep,
  addAuthenticatorBody,
  type startAuthenticator,
} from '@recourse/contract/second-step'
import { checkWith } from '../../../platform/form-problems.ts'
import { useFormCall } from '../../../platform/use-form-call.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeInput } from '../../../ui/code-input.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormSummary } from '../form-summary.tsx'
import actions from '../idle-warning.module.css'
import styles from './authenticator-dialog.module.css'
import { saveAuthenticator } from './queries.ts'

interface AuthenticatorDialogProps {
  newKey: ReplyOf<typeof startAuthenticator>
  onAdded: (added: AddedSecondStep) => void
  onClose: () => void
}

export function AuthenticatorDialog({ newKey, onAdded, onClose }: AuthenticatorDialogProps) {
  const { key, uri, qr } = newKey
  const form = useFormCall({
    check: ({ code = '' }: { code?: string }) => checkWith(addAuthenticatorBody, { code }),
    send: saveAuthenticator,
    onDone: onAdded,
    showFirstOnly: true,
  })
  return (
    <Dialog open onClose={onClose} title="Set up an authenticator app">
      <ol className={styles.steps}>
        <li>
          <p>Open the authenticator app on your phone. Scan this picture with it.</p>
          <svg
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            role="img"
            aria-label="QR code for your app"
            shapeRendering="crispEdges"
            className={styles.qr}
          >
            <path d={qr.path} />
          </svg>
          <p>
            On this phone? <a href={uri}>Open it in your app</a>. Or type this key into the app:
          </p>
          <p className={styles.key}>{key}</p>
        </li>
        <li>
          <form method="post" noValidate onSubmit={form.onSubmit}>
            <FormSummary {...form.summary} />
            <CodeInput
              label="Type the code your app shows"
              hint="6 numbers. It changes every 30 seconds."
              {...form.field('code')}
            />
            <div className={actions.actions}>
              <Button type="submit" variant="primary" busy={form.isBusy}>
                Turn it on
              </Button>
              <Button onClick={onClose}>Cancel</Button>
            </div>
          </form>
        </li>
      </ol>
    </Dialog>
  )
}
