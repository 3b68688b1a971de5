import { type AddedSecondStep, addPasskeyBody } from '@recourse/contract/second-step'
import { useState } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { thisDevice } from '../devices/this-device.ts'
import styles from '../idle-warning.module.css'
import { explainPasskey, makePasskey } from './passkey.ts'
import { savePasskey } from './queries.ts'

interface PasskeyDialogProps {
  /** What the server asks of the new passkey. */
  options: Readonly<Record<string, unknown>>
  onAdded: (added: AddedSecondStep) => void
  onClose: () => void
}

const nameRule = addPasskeyBody.shape.name

export function PasskeyDialog({ options, onAdded, onClose }: PasskeyDialogProps) {
  const [name, setName] = useState(thisDevice)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [nameProblem, setNameProblem] = useState<string>()

  async function add() {
    const checked = nameRule.safeParse(name)
    setNameProblem(checked.error?.issues[0]?.message)
    if (!checked.success) return
    setIsBusy(true)
    setProblem(undefined)
    try {
      onAdded(await savePasskey({ name, passkey: await makePasskey(options) }))
    } catch (error) {
      setProblem(explainPasskey(error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Dialog open onClose={onClose} title="Add a passkey">
      <p>
        Your device will ask for your fingerprint, face or screen lock. The passkey stays with you. We only
        learn that it is the right one.
      </p>
      {problem !== undefined && (
        <Alert kind="error" live>
          <p>{problem}</p>
        </Alert>
      )}
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void add()
        }}
      >
        <TextInput
          label="Name of this passkey"
          hint="So that you know it again, such as “My phone”."
          autoComplete="off"
          value={name}
          error={nameProblem}
          onChange={({ target }) => setName(target.value)}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" busy={isBusy}>
            Make the passkey
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}
