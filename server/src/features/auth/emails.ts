import { limits } from '@recourse/contract/limits'
import { bold } from '../../platform/mail/blocks.ts'
import { composeMail, type Mail } from '../../platform/mail/compose.ts'
import { easternTime, greeting, haveAnAccount, paragraph, type Recipient } from './mail-words.ts'

function siteName(publicUrl: string): string {
  return new URL(publicUrl).host
}

export function verificationCodeMail(
  person: Recipient,
  code: string,
  validUntil: Date,
  publicUrl: string,
): Mail {
  return composeMail({
    kind: 'verification_code',
    to: person.email,
    subject: 'Your verification code',
    preheader: `It is valid for ${limits.verificationCodeMinutes} minutes.`,
    heading: 'Your verification code',
    greeting: greeting(person),
    blocks: [
      paragraph('Type this code on the page you have open.'),
      {
        type: 'code',
        code,
        validity: `Valid for ${limits.verificationCodeMinutes} minutes, until ${easternTime(validUntil)}`,
      },
      paragraph('A new code ends this one. We will never call or text you to ask for it.'),
      paragraph(bold('Did not ask for this?'), ' You can ignore this email. Nothing changes.'),
    ],
    reason: `You get this because someone typed this email address on ${siteName(publicUrl)}.`,
  })
}

export function passwordLinkMail(person: Recipient, link: string, publicUrl: string): Mail {
  return composeMail({
    kind: 'password_link',
    to: person.email,
    subject: 'Set a new password',
    preheader: `The link works once, for ${limits.linkMinutes} minutes.`,
    heading: 'Set a new password',
    greeting: greeting(person),
    blocks: [
      paragraph('You asked to set a new password for ', bold(person.username), '.'),
      paragraph(`This link works once, for ${limits.linkMinutes} minutes.`),
      { type: 'button', label: 'Set a new password', url: link },
      paragraph(bold('Did not ask for this?'), ' You can ignore this email. Your password stays as it is.'),
    ],
    reason: `You get this because someone asked for it on ${siteName(publicUrl)}.`,
  })
}

export function passwordChangedMail(person: Recipient, publicUrl: string): Mail {
  return composeMail({
    kind: 'password_changed',
    to: person.email,
    subject: 'Your password was changed',
    preheader: 'You are signed out on every device.',
    heading: 'Your password was changed',
    greeting: greeting(person),
    blocks: [
      paragraph(
        'The password of ',
        bold(person.username),
        ' was changed just now. Every device is signed out.',
      ),
      paragraph(bold('Was it you?'), ' Then all is well. Sign in with the new password.'),
      paragraph(bold('Was it not you?'), ' Set a new password at once.'),
      { type: 'button', label: 'Set a new password', url: `${publicUrl}/forgot-password` },
    ],
    reason: haveAnAccount,
  })
}

export function emailTakenMail(owner: Recipient, publicUrl: string): Mail {
  return composeMail({
    kind: 'email_taken',
    to: owner.email,
    subject: 'You already have an account',
    preheader: 'Someone used this address to sign up.',
    heading: 'You already have an account',
    greeting: greeting(owner),
    blocks: [
      paragraph(
        'Someone used this email address to sign up. It belongs to your account ',
        bold(owner.username),
        '.',
      ),
      paragraph('You can sign in with it. If you forgot the password, set a new one.'),
      { type: 'button', label: 'Set a new password', url: `${publicUrl}/forgot-password` },
      paragraph(bold('Was it not you?'), ' You can ignore this email. Nothing changes.'),
    ],
    reason: haveAnAccount,
  })
}

export function confirmEmailMail(person: Recipient, link: string, publicUrl: string): Mail {
  return composeMail({
    kind: 'confirm_email',
    to: person.email,
    subject: 'Confirm your new email address',
    preheader: `The link works once, for ${limits.linkMinutes} minutes.`,
    heading: 'Confirm your new email address',
    greeting: greeting(person),
    blocks: [
      paragraph('You asked us to use this address for the account ', bold(person.username), '.'),
      paragraph(`Open the link to confirm it. It works once, for ${limits.linkMinutes} minutes.`),
      { type: 'button', label: 'Confirm this address', url: link },
      paragraph(bold('Did not ask for this?'), ' You can ignore this email. Nothing changes.'),
    ],
    reason: `You get this because someone typed this email address on ${siteName(publicUrl)}.`,
  })
}

/** To both addresses: the owner of the old one learns of it even if someone else made the change. */
export function emailChangedMail(person: Recipient, to: 'old' | 'new', publicUrl: string): Mail {
  return composeMail({
    kind: 'email_changed',
    to: person.email,
    subject: 'Your email address was changed',
    preheader: 'Our mails now go to your new address.',
    heading: 'Your email address was changed',
    greeting: greeting(person),
    blocks: [
      paragraph(
        'The account ',
        bold(person.username),
        to === 'old' ? ' now uses another email address.' : ' now uses this email address.',
      ),
      paragraph(bold('Was it you?'), ' Then all is well.'),
      paragraph(bold('Was it not you?'), ' Please write to us at once. We can give the account back to you.'),
      { type: 'button', label: 'Get in touch', url: `${publicUrl}/contact` },
    ],
    reason:
      to === 'old' ? 'You get this because this address was used by an account with us.' : haveAnAccount,
  })
}

export function accountKeptMail(person: Recipient, publicUrl: string): Mail {
  return composeMail({
    kind: 'account_kept',
    to: person.email,
    subject: 'Your account stays',
    preheader: 'You signed in, so nothing is deleted.',
    heading: 'Your account stays',
    greeting: greeting(person),
    blocks: [
      paragraph(
        'You signed in to ',
        bold(person.username),
        '. So we will not delete it, and all is as it was.',
      ),
      paragraph(bold('Still want to delete it?'), ' Ask for it again on your profile page.'),
      { type: 'button', label: 'Go to my profile', url: `${publicUrl}/account/profile` },
      paragraph(bold('Was it not you?'), ' Set a new password at once.'),
    ],
    reason: 'You get this because you have an account with us.',
  })
}
