import type { Question } from '../deadlines/question.ts'
import { deadlineRoad } from '../deadlines/road.ts'
import type { Road, RoadStep } from '../deadlines/road-types.ts'
import { loadPlan } from '../load-plan.ts'
import { loadRegion } from '../load-region.ts'

/** The road with the data of the question's own plan entry and region. */
export async function roadOf(question: Question): Promise<Road> {
  const [entry, region] = await Promise.all([loadPlan(question.entry), loadRegion(question.region)])
  return deadlineRoad(question, { entry, region })
}

export function stepOf(steps: RoadStep[], id: string): RoadStep {
  const step = steps.find((candidate) => candidate.id === id)
  if (!step) throw new Error(`no step ${id} among ${steps.map((one) => one.id)}`)
  return step
}
