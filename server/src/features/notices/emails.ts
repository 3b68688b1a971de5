import { type Block, bold } from '../../platform/mail/blocks.ts'
import { composeMail, type Mail } from '../../platform/mail/compose.ts'

/** That there is something, and where; never a word of it, nor a file's name. */
interface News {
  readonly to: string
  readonly greeting: string
  readonly claimUid: string
  readonly publicUrl: string
  readonly messages: number
  readonly documents: number
}

export function newsForOwnerMail({ to, greeting, claimUid, publicUrl, messages, documents }: News): Mail {
  const id = bold(claimUid.slice(0, 8))
  const files = documents === 1 ? 'a document' : `${documents} documents`
  const heading = messages > 0 ? 'You have a new message' : `We have added ${files}`
  const written: Block = { type: 'paragraph', text: ['We have written to you about your claim ', id, '.'] }
  const added: Block = { type: 'paragraph', text: [`We have added ${files} to your claim `, id, '.'] }
  const where = messages > 0 ? 'choose "Message Support" to read it and to answer' : 'see "Timeline"'
  return composeMail({
    kind: messages > 0 ? 'chat_message' : 'document_added',
    to,
    subject: messages > 0 ? 'You have a new message from us' : 'There is news on your claim',
    preheader: 'You can read it on your claims page.',
    heading,
    greeting,
    blocks: [
      ...(messages > 0 ? [written] : []),
      ...(documents > 0 ? [added] : []),
      {
        type: 'paragraph',
        text: `Open the claim and ${where}. To keep your health private, details stay out of email.`,
      },
      { type: 'button', label: 'See your claims', url: `${publicUrl}/claims` },
    ],
    reason: 'You get this because you filed a claim with us.',
  })
}

export function newsForStaffMail({
  to,
  greeting,
  claimUid,
  publicUrl,
  messages,
  documents,
  assigned,
}: News & { readonly assigned: boolean }): Mail {
  const id = claimUid.slice(0, 8)
  const what = [
    ...(messages > 0 ? [messages === 1 ? 'a new message' : `${messages} new messages`] : []),
    ...(documents > 0 ? [documents === 1 ? 'a new document' : `${documents} new documents`] : []),
  ].join(' and ')
  return composeMail({
    kind: 'claim_news_staff',
    to,
    subject: `${what.charAt(0).toUpperCase()}${what.slice(1)} on claim ${id}`,
    preheader: messages > 0 ? 'Somebody waits for an answer.' : 'The claimant has sent something.',
    heading: messages > 0 ? 'A message waits for an answer' : 'The claimant has sent something',
    greeting,
    blocks: [
      {
        type: 'facts',
        facts: [
          { label: 'Claim ID', value: id },
          { label: 'New', value: what.replaceAll('new ', '') },
        ],
      },
      { type: 'button', label: 'Open the claim', url: `${publicUrl}/claims?search=${id}` },
    ],
    reason: assigned
      ? 'You get this because the claim is assigned to you.'
      : 'This goes to the address of the desk (DESK_EMAIL).',
  })
}
