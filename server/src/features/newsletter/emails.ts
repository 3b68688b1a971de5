import { bold } from '../../platform/mail/blocks.ts'
import { composeMail, type Mail } from '../../platform/mail/compose.ts'

export function subscribedMail(email: string, token: string, publicUrl: string): Mail {
  const unsubscribeUrl = `${publicUrl}/unsubscribe?token=${token}`
  return composeMail({
    kind: 'newsletter_subscribed',
    to: email,
    subject: 'You are on our list',
    preheader: 'One email a month, in plain words.',
    heading: 'You are on our list',
    greeting: 'Hello,',
    blocks: [
      {
        type: 'paragraph',
        text: 'Once a month we will write to you about what we learn about denials, and how to fight them.',
      },
      {
        type: 'paragraph',
        text: [
          bold('Did not ask for this, or had enough?'),
          ' Open the link and we will not write to you again.',
        ],
      },
      { type: 'button', label: 'Unsubscribe', url: unsubscribeUrl },
    ],
    reason: `You get this because someone typed this email address on ${new URL(publicUrl).host}.`,
    unsubscribeUrl,
  })
}
