import { type ReactNode, useState } from 'react'
import { CallError } from '../../platform/call-error.ts'
import { PasswordDialog } from './password-dialog.tsx'

/** The person closed the question for the password: nothing was done. */
export class NotProved extends Error {
  override message = 'Nothing was changed.'
}

/**
 * For changes that ask for the password again. `prove` runs one; when the server wants the password first, it is asked
 * for, and the change runs once more.
 */
export function useProof(): { prove: <T>(change: () => Promise<T>) => Promise<T>; question: ReactNode } {
  const [answer, setAnswer] = useState<{ give: (isProved: boolean) => void }>()

  async function prove<T>(change: () => Promise<T>): Promise<T> {
    try {
      return await change()
    } catch (error) {
      if (!(error instanceof CallError) || !error.needsPassword) throw error
    }
    const isProved = await new Promise<boolean>((give) => setAnswer({ give }))
    setAnswer(undefined)
    if (!isProved) throw new NotProved()
    return change()
  }

  const question = answer && (
    <PasswordDialog onProved={() => answer.give(true)} onClose={() => answer.give(false)} />
  )
  return { prove, question }
}
