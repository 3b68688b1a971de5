import * as z from 'zod/mini'
import { signedIn } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { isoTime, requiredText, strict, uid } from './text.ts'

const signInBase = '/auth/second_step'
const base = '/api/v1/users/second_step'

/** What a browser's credentials API takes and gives (WebAuthn, as JSON). The server checks what is in it. */
const passkeyOptions = z.object({ options: z.record(z.string(), z.unknown()) })
const passkeyAnswer = z.object(
  {
    id: z.string(),
    rawId: z.string(),
    type: z.literal('public-key'),
    response: z.record(z.string(), z.unknown()),
    clientExtensionResults: z.record(z.string(), z.unknown()),
    authenticatorAttachment: z.optional(z.string()),
  },
  'Please use the passkey again.',
)

const codeMissing = `Please type the ${limits.authenticatorDigits} numbers your app shows.`
/** People type the code as the app shows it, with a space in the middle. */
export const authenticatorCode = z.pipe(
  z.pipe(
    z.string(codeMissing),
    z.transform((typed: string) => typed.replace(/\s+/g, '')),
  ),
  z.string().check(z.regex(new RegExp(`^\\d{${limits.authenticatorDigits}}$`), codeMissing)),
)
export const recoveryCode = requiredText('Please type one of your recovery codes.', 40)

const step = {
  step_token: requiredText('Please sign in again.', 200),
  trust_device: z.optional(z.boolean('Please say true or false.')),
}

export const startPasskeyStep = endpoint({
  method: 'POST',
  path: `${signInBase}/passkey_options`,
  access: 'public',
  summary: "What the browser asks a passkey at sign-in. Takes the token of the sign-in's answer.",
  body: strict({ step_token: step.step_token }),
  reply: passkeyOptions,
})

export const takePasskeyStep = endpoint({
  method: 'POST',
  path: `${signInBase}/passkey`,
  access: 'public',
  summary: 'Finish signing in with a passkey.',
  body: strict({ ...step, passkey: passkeyAnswer }),
  reply: signedIn,
})

export const takeCodeStep = endpoint({
  method: 'POST',
  path: `${signInBase}/code`,
  access: 'public',
  summary: 'Finish signing in with the code that the authenticator app shows.',
  body: strict({ ...step, code: authenticatorCode }),
  reply: signedIn,
})

export const takeRecoveryStep = endpoint({
  method: 'POST',
  path: `${signInBase}/recovery_code`,
  access: 'public',
  summary: 'Finish signing in with a recovery code. Each works once.',
  body: strict({ ...step, recovery_code: recoveryCode }),
  reply: signedIn,
})

const secondStep = z.object({
  /** Whether this person's role asks for one. */
  required: z.boolean(),
  passkeys: z.array(
    z.object({
      uid: z.string(),
      name: z.string(),
      created_at: isoTime,
      last_used_at: z.nullable(isoTime),
    }),
  ),
  authenticator: z.nullable(z.object({ created_at: isoTime })),
  recovery_codes: z.nullable(z.object({ left: z.int(), made_at: isoTime })),
  /** Devices that leave the second step out. */
  trusted_devices: z.array(z.object({ uid: z.string(), name: z.string(), trusted_until: isoTime })),
})
export type SecondStep = z.infer<typeof secondStep>

const added = z.object({
  second_step: secondStep,
  /** Shown this once, with the first way that is set up. */
  recovery_codes: z.nullable(z.array(z.string())),
  /** A new token, where the old one could do nothing but this. */
  signed_in: z.nullable(signedIn),
})
export type AddedSecondStep = z.infer<typeof added>

export const getSecondStep = endpoint({
  method: 'GET',
  path: base,
  access: 'enrolling',
  summary: "The signed-in person's ways to take the second step.",
  reply: secondStep,
})

export const startPasskey = endpoint({
  method: 'POST',
  path: `${base}/passkey_options`,
  access: 'enrolling',
  summary: 'What the browser asks a new passkey.',
  reply: passkeyOptions,
})

export const addPasskeyBody = strict({
  name: requiredText('Please give the passkey a name.', limits.passkeyNameMax),
  passkey: passkeyAnswer,
})

export const addPasskey = endpoint({
  method: 'POST',
  path: `${base}/passkeys`,
  access: 'enrolling',
  summary: 'Keep a new passkey.',
  body: addPasskeyBody,
  reply: added,
})

export const removePasskey = endpoint({
  method: 'DELETE',
  path: `${base}/passkeys`,
  access: 'signed_in',
  summary: 'Remove a passkey.',
  query: strict({ uid }),
  reply: secondStep,
})

export const startAuthenticator = endpoint({
  method: 'POST',
  path: `${base}/authenticator_key`,
  access: 'enrolling',
  summary: 'A new key for an authenticator app, as text and as a QR code. It counts once a code was checked.',
  reply: z.object({
    /** Letters and digits in groups, to be typed. */
    key: z.string(),
    /** otpauth:// */
    uri: z.string(),
    /** The same as a square of black and white: an SVG path on a grid of `size` units. */
    qr: z.object({ size: z.int(), path: z.string() }),
  }),
})

export const addAuthenticatorBody = strict({ code: authenticatorCode })

export const addAuthenticator = endpoint({
  method: 'POST',
  path: `${base}/authenticator`,
  access: 'enrolling',
  summary: 'Turn the authenticator app on with a first code.',
  body: addAuthenticatorBody,
  reply: added,
})

export const removeAuthenticator = endpoint({
  method: 'DELETE',
  path: `${base}/authenticator`,
  access: 'signed_in',
  summary: 'Turn the authenticator app off.',
  reply: secondStep,
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: `${base}/recovery_codes`,
  access: 'signed_in',
  summary: 'Make new recovery codes. The old ones end.',
  reply: z.object({ second_step: secondStep, recovery_codes: z.array(z.string()) }),
})

export const forgetTrustedDevice = endpoint({
  method: 'DELETE',
  path: `${base}/trusted_devices`,
  access: 'signed_in',
  summary: 'Ask for the second step on this device again.',
  query: strict({ uid }),
  reply: secondStep,
})
