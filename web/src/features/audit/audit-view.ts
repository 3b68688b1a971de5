import { type AuditAction, auditActions } from '@recourse/contract/audit'

/** The filters, as the address bar keeps them. An empty text filters nothing. */
export interface AuditView {
  readonly action: AuditAction | ''
  readonly actor_uid: string
  readonly subject_uid: string
  readonly from: string
  readonly to: string
}

export const emptyAuditView: AuditView = { action: '', actor_uid: '', subject_uid: '', from: '', to: '' }

const uidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const dayPattern = /^\d{4}-\d{2}-\d{2}$/

export const isUid = (text: string) => uidPattern.test(text)

/** An address may come from anywhere: what makes no sense in it is left out. */
export function readAuditView(address: URLSearchParams): AuditView {
  const text = (name: keyof AuditView, isSound: (value: string) => boolean) => {
    const value = address.get(name) ?? ''
    return isSound(value) ? value : ''
  }
  const isDay = (value: string) => dayPattern.test(value)
  return {
    action: auditActions.find((known) => known === address.get('action')) ?? '',
    actor_uid: text('actor_uid', isUid),
    subject_uid: text('subject_uid', isUid),
    from: text('from', isDay),
    to: text('to', isDay),
  }
}

/** Only the filters in use. */
export function usedFilters(view: AuditView): Partial<Record<keyof AuditView, string>> {
  return Object.fromEntries(Object.entries(view).filter(([, value]) => value !== ''))
}
