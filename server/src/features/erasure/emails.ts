import { limits } from '@recourse/contract/limits'
import { bold } from '../../platform/mail/blocks.ts'
import { composeMail, type Mail } from '../../platform/mail/compose.ts'

interface Person {
  readonly email: string
  readonly first_name: string
  readonly username: string
}

export function deletionMail(person: Person, deleteAfter: Date, publicUrl: string): Mail {
  const day = deleteAfter.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'America/New_York' })
  return composeMail({
    kind: 'deletion_asked',
    to: person.email,
    subject: 'Your account will be deleted',
    preheader: `Sign in within ${limits.deletionGraceDays} days to keep it.`,
    heading: 'Your account will be deleted',
    greeting: `Hello ${person.first_name},`,
    blocks: [
      {
        type: 'paragraph',
        text: [
          'You asked us to delete the account ',
          bold(person.username),
          '. We will do so on ',
          bold(day),
          '.',
        ],
      },
      {
        type: 'paragraph',
        text: 'Then your profile, coverage, claims, papers and messages are erased for good.',
      },
      {
        type: 'paragraph',
        text: [bold('Changed your mind?'), ' Sign in before then. That is all, and nothing is lost.'],
      },
      { type: 'button', label: 'Sign in and keep my account', url: `${publicUrl}/login` },
      {
        type: 'paragraph',
        text: [
          bold('Did not ask for this?'),
          ' Sign in at once and set a new password: someone knows yours.',
        ],
      },
    ],
    reason: 'You get this because you have an account with us.',
  })
}
