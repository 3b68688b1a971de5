import type { BodyInputOf } from '@recourse/contract/endpoint'
import type { addPasskey, takePasskeyStep } from '@recourse/contract/second-step'
import { CallError, messageOf } from '../../../platform/call-error.ts'

type Options = Readonly<Record<string, unknown>>

/** Fetched when a passkey is used: nobody else needs it. */
const library = () => import('@simplewebauthn/browser')

export function canUsePasskeys(): boolean {
  return typeof window !== 'undefined' && 'PublicKeyCredential' in window
}

/** Asks the device to make a passkey. */
export async function makePasskey(options: Options): Promise<BodyInputOf<typeof addPasskey>['passkey']> {
  const { startRegistration } = await library()
  type Given = Parameters<typeof startRegistration>[0]['optionsJSON']
  const made = await startRegistration({ optionsJSON: options as unknown as Given })
  return {
    ...made,
    response: { ...made.response },
    clientExtensionResults: { ...made.clientExtensionResults },
  }
}

/** Asks the device for one of the passkeys it holds. */
export async function askPasskey(options: Options): Promise<BodyInputOf<typeof takePasskeyStep>['passkey']> {
  const { startAuthentication } = await library()
  type Given = Parameters<typeof startAuthentication>[0]['optionsJSON']
  const used = await startAuthentication({ optionsJSON: options as unknown as Given })
  return {
    ...used,
    response: { ...used.response },
    clientExtensionResults: { ...used.clientExtensionResults },
  }
}

const reasons: Readonly<Record<string, string>> = {
  NotAllowedError: 'The passkey was not used. Try again, or pick another way.',
  AbortError: 'The passkey was not used. Try again, or pick another way.',
  InvalidStateError: 'This device already has a passkey for your account.',
  SecurityError: 'Passkeys do not work at this address. Please pick another way.',
  NotSupportedError: 'This device cannot make a passkey. Please pick another way.',
}

/** Browsers tell why in names, not in words for people. */
export function explainPasskey(error: unknown): string {
  if (error instanceof CallError) return error.detail
  const name = error instanceof Error ? error.name : ''
  return reasons[name] ?? messageOf(error)
}
