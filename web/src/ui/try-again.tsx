import { Alert } from './alert.tsx'
import { Button } from './button.tsx'

interface TryAgainProps {
  /** Why there is nothing to show. */
  message: string
  isBusy: boolean
  onTry: () => void
}

export function TryAgain({ message, isBusy, onTry }: TryAgainProps) {
  return (
    <>
      <Alert kind="error" live>
        <p>{message}</p>
      </Alert>
      <Button busy={isBusy} onClick={onTry}>
        Try again
      </Button>
    </>
  )
}
