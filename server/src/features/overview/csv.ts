import { denialReasons, insuranceTypes } from '@recourse/contract/claim-options'
import { type Overview, replyWeeks, smallestGroup } from '@recourse/contract/overview'
import { csvTable } from '../../platform/csv.ts'

type Groups = Overview['by_region']

/** One table for a spreadsheet: what is counted, its value, how many. */
export function overviewCsv(overview: Overview): string {
  const rows = (topic: string, groups: Groups, words: Readonly<Record<string, string>> = {}) =>
    joinSmall(groups).map(({ value, claims }) => [topic, words[value] ?? value, claims])
  return csvTable([
    ['Topic', 'Value', 'Number'],
    ['As of', overview.as_of, ''],
    ['Claims', 'All', overview.claims],
    ...overview.by_status.map(({ status, claims }) => ['Claims by status', status, claims]),
    ['Oldest claim waiting for us', overview.oldest_waiting?.waiting_since ?? 'None', ''],
    ...firstReplyRows(overview.first_reply),
    ['Dollars of resolved claims', 'All', overview.resolved_dollars],
    ...overview.by_week.map(({ week, claims }) => ['Claims by week (from Monday)', week, claims]),
    ...rows('Claims by insurance type', overview.by_insurance_type, insuranceTypes),
    ...rows('Claims by denial reason', overview.by_denial_reason, denialReasons),
    ...rows('Claims by region', overview.by_region),
  ])
}

function firstReplyRows({ replied, unreplied, median_minutes }: Overview['first_reply']) {
  const topic = `Claims of the last ${replyWeeks} weeks`
  return [
    ['Median minutes to first reply', topic, median_minutes ?? ''],
    ['With a reply', topic, replied],
    ['Without a reply', topic, unreplied],
  ]
}

/** A file travels: a group of one or two could be a person somebody knows. */
function joinSmall(groups: Groups): { value: string; claims: number }[] {
  const large = groups.filter((group) => group.claims >= smallestGroup)
  const others = groups
    .filter((group) => group.claims < smallestGroup)
    .reduce((sum, group) => sum + group.claims, 0)
  const named = large.map(({ value, claims }) => ({ value: value ?? 'Not provided', claims }))
  return others === 0 ? named : [...named, { value: 'All others', claims: others }]
}
