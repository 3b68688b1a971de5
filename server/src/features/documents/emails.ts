import { composeMail, type Mail } from '../../platform/mail/compose.ts'
import type { Recipient } from '../../platform/mail/recipient.ts'

/** The file came while the scanner was away, and was refused once it was back. */
export function fileRefusedMail(person: Recipient, publicUrl: string): Mail {
  return composeMail({
    kind: 'file_refused',
    to: person.email,
    subject: 'We could not keep one of your files',
    preheader: 'Please upload another copy of it.',
    heading: 'We could not keep one of your files',
    greeting: `Hello ${person.first_name},`,
    blocks: [
      {
        type: 'paragraph',
        text: 'Our virus scanner refused a file that you uploaded, so we have deleted it. Your claim is not affected.',
      },
      { type: 'paragraph', text: 'Please upload another copy, or write to us if you need help.' },
      { type: 'button', label: 'See your claims', url: `${publicUrl}/claims` },
    ],
    reason: 'You get this because you uploaded a file with us.',
  })
}
