import { addDays, dayFromNumber, dayNumber } from '../calendar/day.ts'
import { deadlineRoad } from '../deadlines/road.ts'
import { loadPlan } from '../load-plan.ts'
import { loadRegion } from '../load-region.ts'
import { planEntryIds } from '../plan-entry.ts'
import { makeQuestion } from './make-question.ts'

/** Many roads as one text, to be compared between time zones. */
export async function sampleRoads(): Promise<string> {
  const region = await loadRegion('Kentucky')
  const roads = []
  for (const id of planEntryIds) {
    const entry = await loadPlan(id)
    // Steps of 11 days over two years touch every weekday, both clock changes and a leap day.
    for (let day = dayNumber('2027-01-02'); day < dayNumber('2028-12-31'); day += 11) {
      const noticeDate = dayFromNumber(day)
      const effectiveDate = addDays(noticeDate, 12)
      roads.push(
        deadlineRoad(makeQuestion(id, { noticeDate, effectiveDate, timing: 'ongoing' }), { entry, region }),
      )
    }
  }
  return JSON.stringify(roads)
}
