import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'

/** When a file of the guide does not come, as on a bad line. */
export function LoadFailure({ what, isBusy, onTry }: { what: string; isBusy: boolean; onTry: () => void }) {
  return (
    <>
      <Alert kind="error" live>
        <p>We could not load {what}. Check your connection, then try again.</p>
      </Alert>
      <Button busy={isBusy} onClick={onTry}>
        Try again
      </Button>
    </>
  )
}
