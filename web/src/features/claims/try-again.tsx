import { messageOf } from '../../platform/call-error.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'

interface TryAgainProps {
  error: unknown
  isBusy: boolean
  onTry: () => void
}

export function TryAgain({ error, isBusy, onTry }: TryAgainProps) {
  return (
    <>
      <Alert kind="error" live>
        <p>{messageOf(error)}</p>
      </Alert>
      <Button busy={isBusy} onClick={onTry}>
        Try again
      </Button>
    </>
  )
}
