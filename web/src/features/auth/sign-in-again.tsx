import { signIn, signInBody } from '@recourse/contract/auth'
import { limits } from '@recourse/contract/limits'
import { useState } from 'react'
import { call } from '../../platform/call.ts'
import { errorSentences } from '../../platform/error-sentences.ts'
import { checkWith } from '../../platform/form-problems.ts'
import { type EndReason, giveUpSession, type SessionLapse, startSession } from '../../platform/session.ts'
import { useFormCall } from '../../platform/use-form-call.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { FormSummary } from './form-summary.tsx'
import styles from './idle-warning.module.css'

type Credentials = { username?: string; password?: string }

/** Asks in place, where leaving the page would lose what cannot be had again. */
export function SignInAgain({ lapse: { reason, session } }: { lapse: SessionLapse }) {
  const [isVisible, setIsVisible] = useState(false)
  const form = useFormCall({
    values: { username: session.username, password: '' },
    check: ({ username = '', password = '' }: Credentials) => checkWith(signInBody, { username, password }),
    send: (body) => call(signIn, { body }),
    onDone: ({ access_token }) => {
      if (!startSession(access_token)) throw new Error(errorSentences.nonsense)
    },
  })
  return (
    <Dialog open curtain title="Please sign in again">
      <p>
        {reasons[reason]} What you chose or wrote here is still here. We go on as soon as you have signed in.
      </p>
      <form method="post" noValidate onSubmit={form.onSubmit}>
        <FormSummary {...form.summary} />
        <TextInput
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...form.field('username')}
        />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          visible={isVisible}
          onVisibleChange={setIsVisible}
          {...form.field('password')}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" busy={form.isBusy}>
            Sign In
          </Button>
          <Button onClick={giveUpSession}>Leave without it</Button>
        </div>
      </form>
    </Dialog>
  )
}

const reasons: Record<EndReason, string> = {
  idle: `You were signed out because nothing happened for ${limits.sessionIdleMinutes} minutes.`,
  expired: 'Your session has ended.',
}
