import { bold } from '../../platform/mail/blocks.ts'
import { composeMail, type Mail } from '../../platform/mail/compose.ts'
import type { Recipient } from '../../platform/mail/recipient.ts'

/** No subject line of the claim, no insurer, no health word: only that it has arrived. */
export function claimReceivedMail(person: Recipient, claimUid: string, publicUrl: string): Mail {
  return composeMail({
    kind: 'claim_received',
    to: person.email,
    subject: 'We have your request',
    preheader: 'A person on our team will read it.',
    heading: 'We have your request',
    greeting: `Hello ${person.first_name},`,
    blocks: [
      {
        type: 'paragraph',
        text: [
          'Your request ',
          bold(claimUid.slice(0, 8)),
          ' has arrived. A person on our team will read it.',
        ],
      },
      {
        type: 'paragraph',
        text: 'We write to you when there is news. To keep your health private, details stay out of email.',
      },
      { type: 'button', label: 'See your claims', url: `${publicUrl}/claims` },
    ],
    reason: 'You get this because you filed a claim with us.',
  })
}
