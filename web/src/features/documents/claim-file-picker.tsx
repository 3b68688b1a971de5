import { IconPlus } from '@tabler/icons-react'
import { type Dispatch, useRef } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { ChosenAgain } from './chosen-again.tsx'
import styles from './claim-file-picker.module.css'
import { RemovableFiles } from './file-list.tsx'
import { FilePicker } from './file-picker.tsx'
import type { Staging, StagingAction } from './staging.ts'

interface ClaimFilePickerProps {
  staging: Staging
  dispatch: Dispatch<StagingAction>
  /** Names of files that a draft remembers and that must be chosen again. */
  asked: readonly string[]
  onSkip: () => void
}

/** Part of the claim form: what is added here goes along when the claim is sent. */
export function ClaimFilePicker({ staging, dispatch, asked, onSkip }: ClaimFilePickerProps) {
  const input = useRef<HTMLInputElement>(null)
  const { added, said } = staging
  return (
    <div className={styles.picker}>
      <h3>Your documents</h3>
      <p className={styles.how}>This step is optional. You can add papers later, too.</p>
      {asked.length > 0 && (
        <ChosenAgain
          names={asked}
          onSkip={() => {
            onSkip()
            input.current?.focus()
          }}
        />
      )}
      <FilePicker
        staging={staging}
        inputRef={input}
        level={4}
        onChoose={(files) => dispatch({ type: 'choose', files })}
        onRemove={(key) => dispatch({ type: 'remove', key })}
        action={{
          icon: <IconPlus aria-hidden="true" />,
          words: 'Add documents',
          onClick: () => dispatch({ type: 'add' }),
        }}
      />
      {added.length > 0 && (
        <div className={styles.heading}>
          <h4>Will be sent with your claim</h4>
          <p>{added.length === 1 ? '1 document' : `${added.length} documents`}</p>
        </div>
      )}
      <div role="status">
        {said?.kind === 'success' && (
          <Alert kind="success">
            <p>{said.text}</p>
          </Alert>
        )}
      </div>
      {added.length > 0 && (
        <RemovableFiles
          label="Will be sent with your claim"
          files={added}
          onRemove={(key) => dispatch({ type: 'remove', key })}
          focusAfterLast={() => input.current?.focus()}
        />
      )}
    </div>
  )
}
