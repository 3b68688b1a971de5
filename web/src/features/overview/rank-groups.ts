import { type Overview, smallestGroup } from '@recourse/contract/overview'

const largest = 6

/** Small groups are not shown one by one: in a screenshot too, a group of one could be a person somebody knows. */
export function rankGroups(groups: Overview['by_region']) {
  const all = groups.reduce((sum, { claims }) => sum + claims, 0)
  const shown = groups.filter(({ claims }) => claims >= smallestGroup).slice(0, largest)
  const others = all - shown.reduce((sum, { claims }) => sum + claims, 0)
  return { shown, others, all }
}
