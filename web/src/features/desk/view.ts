import { claimStatuses, insuranceTypes } from '@recourse/contract/claim-options'
import { type DeskOrder, deskLimits, deskOrders, type listDeskClaims } from '@recourse/contract/desk'
import type { QueryInputOf } from '@recourse/contract/endpoint'
import { isRegionName } from '@recourse/contract/regions'

type Query = NonNullable<QueryInputOf<typeof listDeskClaims>>

/** The part of the list's query that the address bar keeps. An empty text means that it does not narrow the list. */
export interface View {
  readonly search: string
  readonly status: string
  readonly urgent: string
  readonly insurance_type: string
  readonly region: string
  readonly has_letter: string
  readonly unanswered: string
  readonly assigned: string
  readonly order: DeskOrder
}
export type Filter = Exclude<keyof View, 'order'>

export const defaultOrder: DeskOrder = 'waiting'
const filters = [
  'search',
  'status',
  'urgent',
  'insurance_type',
  'region',
  'has_letter',
  'unanswered',
  'assigned',
] as const satisfies readonly Filter[]

export const emptyView: View = {
  search: '',
  status: '',
  urgent: '',
  insurance_type: '',
  region: '',
  has_letter: '',
  unanswered: '',
  assigned: '',
  order: defaultOrder,
}

const isYesNo = (text: string) => text === 'true' || text === 'false'
const uidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const makesSense: Readonly<Record<Filter, (text: string) => boolean>> = {
  search: () => true,
  status: (text) => (claimStatuses as readonly string[]).includes(text),
  urgent: isYesNo,
  insurance_type: (text) => Object.hasOwn(insuranceTypes, text),
  region: isRegionName,
  has_letter: isYesNo,
  unanswered: isYesNo,
  assigned: (text) => text === 'me' || text === 'nobody' || uidPattern.test(text),
}

/** An address may come from anywhere: what makes no sense in it is left out. */
export function readView(address: URLSearchParams): View {
  const found = filters.map((name) => {
    const text = address.get(name) ?? ''
    return [name, text !== '' && makesSense[name](text) ? text : '']
  })
  const order = deskOrders.find((known) => known === address.get('order')) ?? defaultOrder
  return { ...emptyView, ...Object.fromEntries(found), order }
}

/** Only what differs from the list as it first comes. */
export function writeView(view: View): URLSearchParams {
  const address = new URLSearchParams()
  for (const name of filters) if (view[name] !== '') address.set(name, view[name])
  if (view.order !== defaultOrder) address.set('order', view.order)
  return address
}

export function filtersInUse(view: View): readonly Filter[] {
  return filters.filter((name) => (name === 'search' ? isSearchable(view.search) : view[name] !== ''))
}

/** The server wants so many letters or digits; fewer would match nearly everything. */
export function isSearchable(text: string): boolean {
  return (text.match(/[\p{L}\p{N}]/gu) ?? []).length >= deskLimits.searchMin
}

/** What is sent. Every value has been looked at by readView; the server looks again. */
export function queryOf(view: View): Query {
  const used = filtersInUse(view).map((name) => [name, view[name].trim()])
  return { order: view.order, ...Object.fromEntries(used) }
}
