import type { Job } from './jobs.ts'
import { measureRate } from './load.ts'
import { startBare } from './start-bare.ts'
import { median, spread } from './statistics.ts'

export interface Plan {
  rounds: number
  seconds: number
  warmUpSeconds: number
  connections: number
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

/** Measures one job: control and product take turns, so that a change of the machine's mood meets both. */
export async function compare(job: Job, baseUrl: string, plan: Plan): Promise<Comparison> {
  const ours = new URL(job.path, baseUrl)
  const bare = await startBare(ours)
  const rates = { control: [] as number[], ours: [] as number[] }
  try {
    for (const url of [bare.url, ours]) await measureRate(url, { ...plan, seconds: plan.warmUpSeconds })
    for (let round = 0; round < plan.rounds; round += 1) {
      rates.control.push(await measureRate(bare.url, plan))
      rates.ours.push(await measureRate(ours, plan))
    }
  } finally {
    bare.stop()
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
