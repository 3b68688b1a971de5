import { bold } from '../../platform/mail/blocks.ts'
import { composeMail, type Mail } from '../../platform/mail/compose.ts'

/** Says that something changed, not what: a mailbox may be read by others. */
export function rolesChangedMail(
  person: { readonly email: string; readonly first_name: string; readonly username: string },
  publicUrl: string,
): Mail {
  return composeMail({
    kind: 'roles_changed',
    to: person.email,
    subject: 'Your role was changed',
    preheader: 'You are signed out on every device.',
    heading: 'Your role was changed',
    greeting: `Hello ${person.first_name},`,
    blocks: [
      {
        type: 'paragraph',
        text: ['A superuser changed what your account ', bold(person.username), ' may do.'],
      },
      { type: 'paragraph', text: 'Every device is signed out. Sign in again to go on.' },
      { type: 'button', label: 'Sign in', url: `${publicUrl}/login` },
      {
        type: 'paragraph',
        text: [bold('Did not expect this?'), ' Please ask the person who looks after your team.'],
      },
    ],
    reason: 'You get this because you have an account with us.',
  })
}
