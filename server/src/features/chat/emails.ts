import { bold } from '../../platform/mail/blocks.ts'
import { composeMail, type Mail } from '../../platform/mail/compose.ts'

interface Notice {
  readonly to: string
  readonly greeting: string
  readonly claimUid: string
  readonly publicUrl: string
}

/** That there is a message, and where; never a word of it. */
export function newMessageMail({ to, greeting, claimUid, publicUrl }: Notice): Mail {
  return composeMail({
    kind: 'chat_message',
    to,
    subject: 'You have a new message from us',
    preheader: 'You can read it on your claims page.',
    heading: 'You have a new message',
    greeting,
    blocks: [
      {
        type: 'paragraph',
        text: ['We have written to you about your claim ', bold(claimUid.slice(0, 8)), '.'],
      },
      {
        type: 'paragraph',
        text: 'Open the claim and choose "Message Support" to read it and to answer. To keep your health private, details stay out of email.',
      },
      { type: 'button', label: 'See your claims', url: `${publicUrl}/claims` },
    ],
    reason: 'You get this because you filed a claim with us.',
  })
}

export function unansweredMessageMail({
  to,
  greeting,
  claimUid,
  publicUrl,
  assigned,
}: Notice & { readonly assigned: boolean }): Mail {
  const id = claimUid.slice(0, 8)
  return composeMail({
    kind: 'chat_message_staff',
    to,
    subject: `A new message on claim ${id}`,
    preheader: 'Somebody waits for an answer.',
    heading: 'A message waits for an answer',
    greeting,
    blocks: [
      { type: 'facts', facts: [{ label: 'Claim ID', value: id }] },
      { type: 'button', label: 'Open the claim', url: `${publicUrl}/claims?search=${id}` },
    ],
    reason: assigned
      ? 'You get this because the claim is assigned to you.'
      : 'This goes to the address of the desk (DESK_EMAIL).',
  })
}
