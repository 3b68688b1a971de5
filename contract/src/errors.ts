import * as z from 'zod/mini'

/** The ways to take the second step. A recovery code stands in for the other two. */
export const secondStepMethods = ['passkey', 'authenticator', 'recovery_code'] as const
export type SecondStepMethod = (typeof secondStepMethods)[number]

/** What is still missing after a right password. */
export const secondStepDemand = z.object({
  /** Good for the second step of this one sign-in, and for nothing else. */
  token: z.string(),
  /** Those this person has set up. */
  methods: z.array(z.enum(secondStepMethods)),
  /** Whether this device may be trusted, so that the step is left out next time. */
  may_trust: z.boolean(),
})
export type SecondStepDemand = z.infer<typeof secondStepDemand>

/** The one error body: a sentence for a person, and for invalid input a sentence per field. */
export const errorBody = z.object({
  detail: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  verified: z.optional(z.literal(false)),
  second_step: z.optional(secondStepDemand),
  needs_password: z.optional(z.literal(true)),
  /** Of an error on our side: by it the lines about it are found in the log. */
  reference: z.optional(z.string()),
})
export type ErrorBody = z.infer<typeof errorBody>

/** What each status means here. The order of checks is 401, 403, 422, 404, 409. */
export const errorStatuses = {
  400: 'Wrong credentials or code.',
  401: 'No token, or a token that has ended.',
  403: 'The role, the second step or a recent password that this needs is missing.',
  404: 'Not there, or not yours.',
  409: 'In conflict with what is stored.',
  413: 'Too large.',
  415: 'Wrong type of content.',
  422: 'Invalid input. `fields` names each field.',
  429: 'Too many tries. Retry-After says when to try again.',
  500: 'Internal server error',
  503: 'Busy or starting. Retry-After says when to try again.',
} as const
export type ErrorStatus = keyof typeof errorStatuses

/** Section 8 of the specification: sentences that both sides, or several screens, say. */
export const sentences = {
  internal: 'Internal server error',
  notSignedIn: 'Please sign in to continue.',
  notAllowed: 'Your account may not do this.',
  notFound: 'We could not find that.',
  invalidInput: 'Please check what you entered.',
  tooManyTries: 'Too many tries. Please wait a little, then try again.',
  busy: 'We are very busy right now. Please try again in a moment.',
  wrongCredentials: 'Incorrect username or password.',
  needsVerification: 'User exists. Login requires email verification.',
  accountDisabled: 'This account is switched off. Please contact us for help.',
  codeGenerated: 'New verification code generated.\n It is valid for 10 minutes.',
  wrongCode: 'That code is not right or has expired. Check it, or ask for a new one.',
  usernameTaken: 'That username is taken. Please choose another one.',
  invalidEmail: 'Please enter a valid email address.',
  weakPassword: 'That password is too easy to guess. Try four plain words, or a longer sentence.',
  linkSent: 'If an account uses that address, a link is on its way. It works once, for 30 minutes.',
  secondStepNeeded: 'The password is right. This account also asks for a second step.',
  mustEnrol: 'Please set up a second step first. Staff must have one.',
  wrongStepCode: 'That code did not match. Try the next one your app shows.',
  wrongRecoveryCode: 'That recovery code did not match. Each code works once.',
  wrongPasskey: 'That passkey did not work. Try again, or pick another way.',
  stepExpired: 'This took too long, or there were too many tries. Please sign in again.',
  needsPassword: 'Please enter your password again to go on.',
  wrongPassword: 'That password is not right.',
  linkExpired: 'This link has expired. Ask for a new one. It takes a minute.',
} as const
