import type { TimelineEvent, TimelineKind } from '@recourse/contract/timeline'
import {
  IconArrowsExchange,
  IconCircleCheck,
  IconFileCertificate,
  IconLock,
  IconMessage,
  IconPaperclip,
  IconRotate,
  IconSend,
  IconUserCheck,
} from '@tabler/icons-react'

export const eventIcons: Readonly<Record<TimelineKind, typeof IconSend>> = {
  submitted: IconSend,
  status_changed: IconArrowsExchange,
  resolved: IconCircleCheck,
  reopened: IconRotate,
  document_added: IconPaperclip,
  letter_added: IconFileCertificate,
  messages_sent: IconMessage,
  assigned: IconUserCheck,
  note_added: IconLock,
}

const words: Readonly<Record<TimelineKind, string>> = {
  submitted: 'sent the claim',
  status_changed: 'changed the status',
  resolved: 'marked the claim as resolved',
  reopened: 'reopened the claim',
  document_added: 'added a document',
  letter_added: 'uploaded an appeal letter',
  messages_sent: 'wrote a message',
  assigned: 'assigned the claim',
  note_added: 'left a note',
}

export function wordsOf(event: TimelineEvent): string {
  if (event.kind === 'messages_sent' && event.count > 1) return `wrote ${event.count} messages`
  if (event.kind !== 'assigned') return words[event.kind]
  return event.assignee ? `assigned the claim to ${event.assignee.name}` : 'assigned the claim to nobody'
}

export const topics = {
  everything: 'Show everything',
  notes: 'Show internal notes',
  statuses: 'Show status changes',
  files: 'Show documents and letters',
  messages: 'Show messages',
} as const
export type Topic = keyof typeof topics

const kindsOf: Readonly<Record<Exclude<Topic, 'everything'>, readonly TimelineKind[]>> = {
  notes: ['note_added'],
  statuses: ['submitted', 'status_changed', 'resolved', 'reopened', 'assigned'],
  files: ['document_added', 'letter_added'],
  messages: ['messages_sent'],
}

export function onlyAbout(topic: Topic, events: readonly TimelineEvent[]): readonly TimelineEvent[] {
  return topic === 'everything' ? events : events.filter(({ kind }) => kindsOf[topic].includes(kind))
}
