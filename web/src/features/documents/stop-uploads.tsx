import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './leave-guard.module.css'

interface StopUploadsProps {
  onGoOn: () => void
  onStop: () => void
}

/** Asked inside the panel that is about to be closed. */
export function StopUploads({ onGoOn, onStop }: StopUploadsProps) {
  return (
    <Alert kind="action" title="Your files are still uploading" focusOnMount live>
      <p>If you close this now, the files that are not done are not sent.</p>
      <div className={styles.ways}>
        <Button variant="primary" size="s" onClick={onGoOn}>
          Keep uploading
        </Button>
        <Button size="s" onClick={onStop}>
          Stop and close
        </Button>
      </div>
    </Alert>
  )
}
