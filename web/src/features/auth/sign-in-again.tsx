import { signIn, signInBody } from '@recourse/contract/auth'
import type { SecondStepDemand } from '@recourse/contract/errors'
import { sentences } from '@recourse/contract/errors'
import { limits } from '@recourse/contract/limits'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../platform/call.ts'
import { checkWith } from '../../platform/form-problems.ts'
import { type EndReason, giveUpSession, type SessionLapse } from '../../platform/session.ts'
import { useFormCall } from '../../platform/use-form-call.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { FormSummary } from './form-summary.tsx'
import styles from './idle-warning.module.css'
import { keepSignedIn } from './use-finish-sign-in.ts'

const TakeSecondStep = lazy(() => import('./second-step/take-second-step.tsx'))

type Credentials = { username?: string; password?: string }

/** Asks in place, where leaving the page would lose what cannot be had again. */
export default function SignInAgain({ lapse }: { lapse: SessionLapse }) {
  const [demand, setDemand] = useState<SecondStepDemand>()
  return (
    <Dialog open curtain title={demand ? 'One more step' : 'Please sign in again'}>
      {demand ? (
        <Suspense fallback={<Loading label="Loading…" />}>
          <TakeSecondStep demand={demand} onDone={keepSignedIn} onExpired={() => setDemand(undefined)} />
        </Suspense>
      ) : (
        <PasswordAgain lapse={lapse} onDemand={setDemand} />
      )}
    </Dialog>
  )
}

interface PasswordAgainProps {
  lapse: SessionLapse
  onDemand: (demand: SecondStepDemand) => void
}

function PasswordAgain({ lapse: { reason, session }, onDemand }: PasswordAgainProps) {
  const [isVisible, setIsVisible] = useState(false)
  const form = useFormCall({
    values: { username: session.username, password: '' },
    check: ({ username = '', password = '' }: Credentials) => checkWith(signInBody, { username, password }),
    send: (body) => call(signIn, { body }),
    onDone: (reply) => {
      if (reply.must_enrol) throw new Error(sentences.mustEnrol)
      keepSignedIn(reply)
    },
    explain: ({ secondStep }) => {
      if (secondStep === undefined) return undefined
      onDemand(secondStep)
      return []
    },
  })
  return (
    <>
      <p>{reasons[reason]} What you chose or typed is still here. We go on as soon as you have signed in.</p>
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
    </>
  )
}

const reasons: Record<EndReason, string> = {
  idle: `You were signed out because nothing happened for ${limits.sessionIdleMinutes} minutes.`,
  expired: 'Your session has ended.',
}
