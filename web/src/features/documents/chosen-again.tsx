import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './chosen-again.module.css'
import { FileName } from './file-list.tsx'

interface ChosenAgainProps {
  names: readonly string[]
  onSkip: () => void
}

/** A draft keeps the names of files but never the files, which stay on the person's device until the claim is sent. */
export function ChosenAgain({ names, onSkip }: ChosenAgainProps) {
  return (
    <Alert kind="action" title="Please choose these files again:">
      <ul className={styles.names}>
        {names.map((name) => (
          <li key={name}>
            <FileName name={name} />
          </li>
        ))}
      </ul>
      <p>We save your answers as you go, but not your files.</p>
      <Button variant="quiet" size="s" onClick={onSkip}>
        I do not need them
      </Button>
    </Alert>
  )
}
