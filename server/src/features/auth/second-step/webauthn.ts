import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Person } from '../store.ts'
import type { Passkey } from './store.ts'

/** Loaded with the first passkey: it is large, and most servers start far more often than that. */
const library = () => import('@simplewebauthn/server')

/** Keys are made for our name and answer to our address only; that is what makes them safe from false pages. */
const ours = (publicUrl: string) => {
  const { origin, hostname } = new URL(publicUrl)
  return { expectedOrigin: origin, expectedRPID: hostname }
}

/** Ed25519, P-256 and RSA: what devices have. Asking Node for more only brings warnings about experiments. */
const algorithms = [-8, -7, -257]

const named = (passkeys: readonly Passkey[]) =>
  passkeys.map(({ credential_id, transports }) => ({ id: credential_id, transports }))

export async function newPasskeyOptions(publicUrl: string, person: Person, existing: readonly Passkey[]) {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: 'Recourse',
    rpID: ours(publicUrl).expectedRPID,
    userName: person.username,
    userID: new TextEncoder().encode(person.uid),
    excludeCredentials: named(existing),
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
}

/** What to keep of a new passkey, or null where the answer does not fit the question. */
export async function readNewPasskey(publicUrl: string, answer: unknown, challenge: string) {
  const { verifyRegistrationResponse } = await library()
  const response = answer as RegistrationResponseJSON
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    ...ours(publicUrl),
    supportedAlgorithmIDs: algorithms,
    requireUserVerification: false,
  }).catch(() => null)
  if (!checked?.verified) return null
  const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential
  return { credential_id: id, public_key: Buffer.from(publicKey).toString('base64url'), counter, transports }
}

export async function passkeyOptions(publicUrl: string, existing: readonly Passkey[]) {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID: ours(publicUrl).expectedRPID,
    allowCredentials: named(existing),
    userVerification: 'preferred',
  })
}

/** The key's new count, or null: another key, another question, another address, or a copy that fell behind. */
export async function checkPasskey(
  publicUrl: string,
  answer: unknown,
  challenge: string,
  passkey: Passkey,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library()
  const checked = await verifyAuthenticationResponse({
    response: answer as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    ...ours(publicUrl),
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
      transports: passkey.transports,
    },
    requireUserVerification: false,
  }).catch(() => null)
  return checked?.verified ? checked.authenticationInfo.newCounter : null
}
