import type { ReplyOf } from '@recourse/contract/endpoint'
import { type AddedSecondStep, startAuthenticator, startPasskey } from '@recourse/contract/second-step'
import { type ReactNode, useState } from 'react'
import { call } from '../../../platform/call.ts'
import { messageOf } from '../../../platform/call-error.ts'
import { NotProved, useProof } from '../use-proof.tsx'
import { AuthenticatorDialog } from './authenticator-dialog.tsx'
import { PasskeyDialog } from './passkey-dialog.tsx'
import { makeNewCodes } from './queries.ts'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

type Shown =
  | { readonly kind: 'passkey'; readonly options: ReplyOf<typeof startPasskey>['options'] }
  | { readonly kind: 'authenticator'; readonly newKey: ReplyOf<typeof startAuthenticator> }
  | { readonly kind: 'codes'; readonly codes: readonly string[]; readonly added?: AddedSecondStep }

/** Everything that sets up a way to take the second step, dialog by dialog. */
export function useAddWay(onAdded: (added: AddedSecondStep) => void) {
  const { prove, question } = useProof()
  const [shown, setShown] = useState<Shown>()
  const [problem, setProblem] = useState<string>()
  const close = () => setShown(undefined)

  /** Runs one change; what goes wrong is told, and a question for the password that was closed is not. */
  async function run(change: () => Promise<void>): Promise<void> {
    setProblem(undefined)
    try {
      await prove(change)
    } catch (error) {
      if (!(error instanceof NotProved)) setProblem(messageOf(error))
    }
  }

  function finish(added: AddedSecondStep) {
    if (added.recovery_codes !== null) setShown({ kind: 'codes', codes: added.recovery_codes, added })
    else {
      close()
      onAdded(added)
    }
  }

  const dialog = (): ReactNode => {
    switch (shown?.kind) {
      case 'passkey':
        return <PasskeyDialog options={shown.options} onAdded={finish} onClose={close} />
      case 'authenticator':
        return <AuthenticatorDialog newKey={shown.newKey} onAdded={finish} onClose={close} />
      case 'codes':
        return (
          <RecoveryCodesDialog
            codes={shown.codes}
            onSaved={() => {
              close()
              if (shown.added) onAdded(shown.added)
            }}
          />
        )
      default:
        return null
    }
  }

  return {
    run,
    problem,
    dialogs: (
      <>
        {dialog()}
        {question}
      </>
    ),
    addPasskey: () =>
      run(async () => {
        const { options } = await call(startPasskey)
        setShown({ kind: 'passkey', options })
      }),
    addAuthenticator: () =>
      run(async () => {
        const newKey = await call(startAuthenticator)
        setShown({ kind: 'authenticator', newKey })
      }),
    makeCodes: () =>
      run(async () => {
        const codes = await makeNewCodes()
        setShown({ kind: 'codes', codes })
      }),
  }
}
