import type { ClaimStatus } from '@recourse/contract/claim-options'
import { type Block, bold } from '../../platform/mail/blocks.ts'
import { composeMail, type Mail } from '../../platform/mail/compose.ts'
import type { Recipient } from '../../platform/mail/recipient.ts'

/** What a claim is about never stands in a mail: only its id, its status and a link. */
const privacy: Block = {
  type: 'paragraph',
  text: 'To keep your health private, details stay out of email.',
}

const whatItMeans: Record<ClaimStatus, string> = {
  Submitted: 'It waits to be read by a person on our team.',
  Pending: 'We are working on it. You do not need to do anything now.',
  'User Action Required': 'We need something from you to go on. Please look at your claim.',
  Resolved: 'We have closed it. You can reopen it on your claims page if something is still open.',
}

export function statusChangedMail(
  person: Recipient,
  { claimUid, status, publicUrl }: { claimUid: string; status: ClaimStatus; publicUrl: string },
): Mail {
  return composeMail({
    kind: 'status_changed',
    to: person.email,
    subject: 'There is news on your claim',
    preheader: 'Its status has changed.',
    heading: 'There is news on your claim',
    greeting: `Hello ${person.first_name},`,
    blocks: [
      { type: 'paragraph', text: ['The status of your claim is now ', bold(status), '.'] },
      { type: 'facts', facts: [{ label: 'Claim ID', value: claimUid.slice(0, 8) }] },
      { type: 'paragraph', text: whatItMeans[status] },
      privacy,
      { type: 'button', label: 'See your claims', url: `${publicUrl}/claims` },
    ],
    reason: 'You get this because you filed a claim with us.',
  })
}

/** For whoever adds a letter to a claim. */
export function letterAddedMail(person: Recipient, claimUid: string, publicUrl: string): Mail {
  return composeMail({
    kind: 'letter_added',
    to: person.email,
    subject: 'Your appeal letter is ready',
    preheader: 'You can read it on your claims page.',
    heading: 'Your appeal letter is ready',
    greeting: `Hello ${person.first_name},`,
    blocks: [
      {
        type: 'paragraph',
        text: ['We have added an appeal letter to your claim ', bold(claimUid.slice(0, 8)), '.'],
      },
      { type: 'paragraph', text: 'Open the claim and choose "View Appeal Letter" to read it.' },
      privacy,
      { type: 'button', label: 'See your claims', url: `${publicUrl}/claims` },
    ],
    reason: 'You get this because you filed a claim with us.',
  })
}

/** As many as are named one by one; the rest are counted. */
const NAMED = 10

export interface StaffNews {
  readonly to: string
  readonly greeting: string
  readonly urgent: boolean
  /** Newest last. */
  readonly claimUids: readonly string[]
  /** For the person who has them now, or for the desk, which has new ones. */
  readonly assigned: boolean
  readonly publicUrl: string
}

export function staffNewsMail({ to, greeting, urgent, claimUids, assigned, publicUrl }: StaffNews): Mail {
  const count = claimUids.length
  const what = `${urgent ? 'urgent ' : ''}${count === 1 ? 'claim' : 'claims'}`
  const subject = assigned ? `${count} ${what} assigned to you` : `${count} new ${what}`
  const ids = claimUids.slice(0, NAMED).map((uid) => uid.slice(0, 8))
  const more = count - ids.length
  const view = new URLSearchParams({
    ...(assigned ? { assigned: 'me' } : { status: 'Submitted' }),
    ...(urgent ? { urgent: 'true' } : {}),
  })
  return composeMail({
    kind: assigned ? 'claims_assigned' : 'claims_new',
    to,
    subject,
    preheader: `Claim ID ${ids[0]}${count > 1 ? ` and ${count - 1} more` : ''}`,
    heading: subject,
    greeting,
    blocks: [
      {
        type: 'facts',
        facts: [
          { label: count === 1 ? 'Claim ID' : 'Claim IDs', value: ids.join(', ') },
          ...(more > 0 ? [{ label: 'And', value: `${more} more` }] : []),
        ],
      },
      { type: 'button', label: 'Open the desk', url: `${publicUrl}/claims?${view}` },
    ],
    reason: assigned
      ? 'You get this because a claim was assigned to you.'
      : 'This goes to the address of the desk (DESK_EMAIL).',
  })
}
