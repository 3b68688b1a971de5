import { measureRate, type Target } from './load.ts'
import { median, spread } from './statistics.ts'

export interface Plan {
  rounds: number
  seconds: number
  warmUpSeconds: number
  connections: number
  /** Claims in the small and in the large database. */
  claims: readonly [small: number, large: number]
}

export interface Comparison {
  job: string
  target: number
  /** Requests per second, round by round. */
  control: number[]
  ours: number[]
  controlMedian: number
  oursMedian: number
  controlSpread: number
  oursSpread: number
  ratio: number
}

export interface Job {
  readonly name: string
  /** The least share of the control's rate that we accept. */
  readonly target: number
  readonly control: Target
  readonly ours: Target
}

/** Control and product take turns, so that a change of the machine's mood meets both. */
export async function compare(job: Job, plan: Plan): Promise<Comparison> {
  const rates = { control: [] as number[], ours: [] as number[] }
  for (const target of [job.control, job.ours])
    await measureRate(target, { ...plan, seconds: plan.warmUpSeconds })
  for (let round = 0; round < plan.rounds; round += 1) {
    rates.control.push(await measureRate(job.control, plan))
    rates.ours.push(await measureRate(job.ours, plan))
  }
  const controlMedian = median(rates.control)
  const oursMedian = median(rates.ours)
  return {
    job: job.name,
    target: job.target,
    ...rates,
    controlMedian,
    oursMedian,
    controlSpread: spread(rates.control),
    oursSpread: spread(rates.ours),
    ratio: oursMedian / controlMedian,
  }
}
