import { limits } from '@recourse/contract/limits'
import { type EndReason, useSessionEnding } from '../../platform/session.ts'
import { Alert } from '../../ui/alert.tsx'

const reasons: Record<EndReason, string> = {
  idle: `You were signed out because nothing happened for ${limits.sessionIdleMinutes} minutes. Nothing you saved is lost.`,
  expired: 'Your session has ended. Please sign in again. Nothing you saved is lost.',
}

/** Says why a person finds themselves here without having asked for it. */
export function EndingAlert() {
  const ending = useSessionEnding()
  if (ending === undefined) return null
  return (
    <Alert kind="info" live>
      <p>{reasons[ending.reason]}</p>
    </Alert>
  )
}
