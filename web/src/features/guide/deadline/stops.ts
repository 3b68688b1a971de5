import type { Day } from '@recourse/guide/calendar/day'
import type { Ask, Road, RoadStep } from '@recourse/guide/deadlines/road-types'

/** One stop on the drawn road. A step to file has two: the safe date and the latest one, which are never merged. */
export type Stop = {
  id: string
  step: RoadStep
  part: 'safe' | 'latest' | 'only'
  day: Day | null
  isPast: boolean
  asks: Ask[]
}

function stopsOf(step: RoadStep, asks: Ask[], today: Day): Stop[] {
  const stop = (part: Stop['part'], day: Day | null): Stop => ({
    id: `${step.id} ${part}`,
    step,
    part,
    day,
    isPast: day !== null && day < today && step.whose === 'you',
    asks: part === 'latest' ? [] : asks,
  })
  const { safe, latest } = step.dates
  const hasBoth = step.kind === 'file' && safe !== null && latest !== null
  return hasBoth ? [stop('safe', safe), stop('latest', latest)] : [stop('only', safe ?? latest)]
}

/** The order is the engine's: keeping care first, then filing, their clock and the levels after. */
export function listStops(road: Road, today: Day): Stop[] {
  const stops = road.steps.flatMap((step) =>
    stopsOf(
      step,
      road.asks.filter((ask) => ask.step === step.id),
      today,
    ),
  )
  // "You are here" is drawn after what has passed, so those come first.
  const past = stops.filter(({ isPast }) => isPast)
  return [...past, ...stops.filter(({ isPast }) => !isPast)]
}

/** What to ask for that belongs to no step of the road. */
export function listOpenAsks(road: Road): Ask[] {
  const steps = new Set(road.steps.map(({ id }) => id))
  return road.asks.filter((ask) => !steps.has(ask.step))
}

export type Headline = { step: RoadStep; day: Day; kind: 'safe' | 'latest' | 'today' }

/** The date that stands in the big place: the soonest thing that can still be done in time. */
export function findHeadline(road: Road, today: Day): Headline | null {
  const step = road.steps.find(
    ({ whose, kind, status }) =>
      whose === 'you' && kind !== 'later' && (status === 'ahead' || status === 'hurry'),
  )
  if (!step) return null
  const { safe, latest } = step.dates
  if (safe && safe >= today) return { step, day: safe, kind: 'safe' }
  return latest ? { step, day: latest, kind: 'latest' } : { step, day: today, kind: 'today' }
}

/** What has passed altogether, for the word that it is not too late to ask. */
export function listPastSteps(road: Road): RoadStep[] {
  return road.steps.filter(({ whose, status }) => whose === 'you' && status === 'past')
}
