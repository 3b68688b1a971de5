import type { CalendarEvent } from '../calendar-file.ts'
import type { Road, RoadStep } from './road-types.ts'

function eventsOf(step: RoadStep, seed: string): CalendarEvent[] {
  const description = `${step.rule}\n${step.citation}\nThis is education, not legal advice. A date printed on your notice wins if it is earlier.`
  const make = (name: string, day: string | null, title: string): CalendarEvent[] =>
    day === null ? [] : [{ uid: `${seed}-${step.id.replaceAll(':', '-')}-${name}`, day, title, description }]
  const { safe, latest, time } = step.dates
  // Until the appeal is filed, the day of the answer is only an example.
  if (step.kind === 'answer') return step.assumesFiledOn ? [] : make('due', latest, 'Their answer is due')
  const until = time === '12:00' ? ', by noon' : ''
  return [
    ...make('safe', safe, `Safe date: ${step.title}`),
    ...(latest !== safe ? make('latest', latest, `Last day${until}: ${step.title}`) : []),
  ]
}

/** The dates of a road that still lie ahead. The titles name no illness, no plan and no person. */
export function roadEvents(road: Road, options: { seed: string; today: string }): CalendarEvent[] {
  return road.steps.flatMap((step) => eventsOf(step, options.seed)).filter(({ day }) => day >= options.today)
}
