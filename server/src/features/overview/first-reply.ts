import type { Overview } from '@recourse/contract/overview'
import type { Tally } from './tallies.ts'

/** Of the claims filed in these weeks, from how many had their first reply within how many minutes. */
export function firstReplyOf(tallies: readonly Tally[], weeks: readonly string[]): Overview['first_reply'] {
  const filed = sum(tallies.filter(({ dimension, value }) => dimension === 'week' && weeks.includes(value)))
  const replies = tallies
    .filter(({ dimension }) => dimension === 'first_reply')
    .map(({ value, claims }) => {
      const [week = '', minutes] = value.split(' ')
      return { week, minutes: Number(minutes), claims }
    })
    .filter(({ week }) => weeks.includes(week))
    .toSorted((a, b) => a.minutes - b.minutes)
  const replied = sum(replies)
  return { replied, unreplied: filed - replied, median_minutes: medianOf(replies, replied) }
}

function medianOf(replies: readonly { minutes: number; claims: number }[], replied: number): number | null {
  let passed = 0
  for (const { minutes, claims } of replies) {
    passed += claims
    if (passed * 2 >= replied) return minutes
  }
  return null
}

const sum = (counted: readonly { claims: number }[]) =>
  counted.reduce((total, { claims }) => total + claims, 0)
