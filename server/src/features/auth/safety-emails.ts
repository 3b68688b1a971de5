import { limits } from '@recourse/contract/limits'
import { bold } from '../../platform/mail/blocks.ts'
import { composeMail, type Mail } from '../../platform/mail/compose.ts'
import { easternMoment, greeting, haveAnAccount, paragraph, type Recipient } from './mail-words.ts'

/** The same steps in every mail about safety; whoever has the mailbox can take the account back with them. */
function ifNotYou(publicUrl: string) {
  return [
    paragraph(bold('Was it not you?'), ' Do this now:'),
    paragraph('1. Set a new password. That signs out every device.'),
    paragraph('2. Sign in and look at "Second step" in your profile. Remove what you do not know.'),
    paragraph('3. You cannot get in? Write to us. We will help.'),
    { type: 'button', label: 'Set a new password', url: `${publicUrl}/forgot-password` } as const,
  ]
}

export function newDeviceMail(person: Recipient, device: string, at: Date, publicUrl: string): Mail {
  return composeMail({
    kind: 'new_device',
    to: person.email,
    subject: 'New sign-in to your account',
    preheader: 'From a device we have not seen before.',
    heading: 'New sign-in to your account',
    greeting: greeting(person),
    blocks: [
      paragraph('Someone signed in to ', bold(person.username), ' from a device we have not seen before.'),
      {
        type: 'facts',
        facts: [
          { label: 'Device', value: device },
          { label: 'When', value: easternMoment(at) },
        ],
      },
      paragraph(bold('Was it you?'), ' Then all is well. You can ignore this email.'),
      ...ifNotYou(publicUrl),
    ],
    reason: haveAnAccount,
  })
}

const changes = {
  passkey_added: 'A passkey was added to',
  passkey_removed: 'A passkey was removed from',
  authenticator_on: 'An authenticator app was turned on for',
  authenticator_off: 'The authenticator app was turned off for',
  new_codes: 'New recovery codes were made for',
} as const
export type SecondStepChange = keyof typeof changes

export function secondStepChangedMail(person: Recipient, change: SecondStepChange, publicUrl: string): Mail {
  return composeMail({
    kind: 'second_step_changed',
    to: person.email,
    subject: 'Your second step was changed',
    preheader: 'The second step of your sign-in was changed.',
    heading: 'Your second step was changed',
    greeting: greeting(person),
    blocks: [
      paragraph(`${changes[change]} `, bold(person.username), ' just now.'),
      paragraph(bold('Was it you?'), ' Then all is well.'),
      ...ifNotYou(publicUrl),
    ],
    reason: haveAnAccount,
  })
}

export function secondStepResetMail(person: Recipient, publicUrl: string): Mail {
  return composeMail({
    kind: 'second_step_reset',
    to: person.email,
    subject: 'Your second step was taken off',
    preheader: 'Our team did this so that you can sign in again.',
    heading: 'Your second step was taken off',
    greeting: greeting(person),
    blocks: [
      paragraph('Our team took the second step off ', bold(person.username), '. Every device is signed out.'),
      paragraph('You can sign in with your password now. Then set up a new second step in your profile.'),
      paragraph(bold('Did you not ask for this?'), ' Set a new password at once, and write to us.'),
      { type: 'button', label: 'Set a new password', url: `${publicUrl}/forgot-password` },
    ],
    reason: haveAnAccount,
  })
}

export function recoveryCodeUsedMail(person: Recipient, left: number, publicUrl: string): Mail {
  return composeMail({
    kind: 'recovery_code_used',
    to: person.email,
    subject: 'A recovery code was used',
    preheader: `${left} of ${limits.recoveryCodes} are left.`,
    heading: 'A recovery code was used',
    greeting: greeting(person),
    blocks: [
      paragraph('Someone signed in to ', bold(person.username), ' with a recovery code.'),
      paragraph(
        `${left} of ${limits.recoveryCodes} codes are left. You can make new ones in your profile at any time.`,
      ),
      paragraph(
        bold('Was it you?'),
        ' Then all is well. Lost your phone? Set up the new one in your profile.',
      ),
      ...ifNotYou(publicUrl),
    ],
    reason: haveAnAccount,
  })
}
