import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { scopes } from './roles.ts'
import { emailText, isoTime, requiredSecret, requiredText, storable, strict } from './text.ts'

const said = z.object({ detail: z.string() })

/** Password length is checked here; how easy it is to guess is checked on the server. */
export function newPassword(missing: string) {
  return z
    .string(missing)
    .check(
      z.minLength(1, missing),
      z.minLength(limits.passwordMin, `Please use ${limits.passwordMin} characters or more.`),
      z.maxLength(limits.passwordMax, `Please use at most ${limits.passwordMax} characters.`),
      storable,
    )
}

export const signInBody = strict({
  username: requiredText('Please provide your username.', limits.usernameMax),
  password: requiredSecret('Please provide your password.', limits.passwordMax),
})

/** What a finished sign-in answers with. */
export const signedIn = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  scopes: z.array(z.enum(scopes)),
  expires_at: isoTime,
  /** Present where the token has no scope yet: all it can do is set up the second step that the account must have. */
  must_enrol: z.optional(z.literal(true)),
})
export type SignedIn = z.infer<typeof signedIn>

export const signIn = endpoint({
  method: 'POST',
  path: '/auth/token',
  access: 'public',
  summary:
    'Sign in. Answers with the token that every other call sends as a Bearer token. An account with a second step gets 403 with `second_step` instead, whose token goes to /auth/second_step.',
  body: signInBody,
  reply: signedIn,
})

export const signUpBody = strict({
  username: requiredText('Username was not provided', limits.usernameMax).check(
    z.regex(/^[^\s@/\\?#%]+$/, 'Please choose a username without spaces, @ or slashes.'),
  ),
  firstname: requiredText('First name was not provided', limits.nameMax),
  lastname: requiredText('Last name was not provided', limits.nameMax),
  email: emailText('Email was not provided'),
  password: newPassword('Password was not provided'),
})

export const signUp = endpoint({
  method: 'POST',
  path: '/auth/signup',
  access: 'public',
  summary: 'Open an account. It can sign in once its email address is verified.',
  body: signUpBody,
  reply: z.object({ username: z.string() }),
})

const knownUsername = requiredText('Username was not provided', limits.usernameMax)

export const generateVerificationCode = endpoint({
  method: 'PUT',
  path: '/auth/generate_verification_code',
  access: 'public',
  summary: 'Mail a new verification code. The answer is the same for names that do not exist.',
  body: strict({ username: knownUsername }),
  reply: said,
})

export const verifyEmailBody = strict({
  username: knownUsername,
  // People type the code as it is shown in the mail, with a space in the middle.
  verification_code: z.pipe(
    z.pipe(
      z.string('Please supply a verification code.'),
      z.transform((typed: string) => typed.replace(/\s+/g, '')),
    ),
    requiredText('Please supply a verification code.', 40),
  ),
})

export const verifyEmail = endpoint({
  method: 'PUT',
  path: '/auth/verify_email',
  access: 'public',
  summary: 'Verify the email address with the mailed code.',
  body: verifyEmailBody,
  reply: z.object({ verified: z.literal(true), detail: z.nullable(z.string()) }),
})

export const signOut = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'enrolling',
  summary: 'Sign out. The token ends at once, everywhere.',
  reply: said,
})

export const keepAlive = endpoint({
  method: 'POST',
  path: '/auth/keep_alive',
  access: 'enrolling',
  summary: 'Say that the person is still there. Answers when the session ends without another call.',
  reply: z.object({ idle_expires_at: isoTime, expires_at: isoTime }),
})

export const forgotPasswordBody = strict({ email: emailText('Please enter an email address') })

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/forgot_password',
  access: 'public',
  summary: 'Mail a one-time link to set a new password. The answer is the same for unknown addresses.',
  body: forgotPasswordBody,
  reply: said,
})

const linkToken = requiredText('This link is not complete. Please open it from the email again.', 200)

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset_password',
  access: 'public',
  summary: 'Set a new password with the token of the mailed link. Ends every session of the account.',
  body: strict({ token: linkToken, password: newPassword('Password was not provided') }),
  reply: said,
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/auth/confirm_email',
  access: 'public',
  summary: 'Confirm a changed email address with the token of the mailed link.',
  body: strict({ token: linkToken }),
  reply: z.object({ email: z.string() }),
})

export const provePasswordBody = strict({
  password: requiredSecret('Please provide your password.', limits.passwordMax),
})

export const provePassword = endpoint({
  method: 'POST',
  path: '/auth/prove_password',
  access: 'enrolling',
  summary: `Enter the password again. Changes that answer 403 with \`needs_password\` are open for ${limits.proofMinutes} minutes then.`,
  body: provePasswordBody,
  reply: said,
})
