import { median, spread } from './statistics.ts'

/** `most` is a ceiling, such as the share of a control's time; `least` a floor, such as the share of its rate. */
export type Goal = { readonly least: number } | { readonly most: number }

export interface Row {
  readonly job: string
  readonly unit: string
  readonly goal: Goal
  /** Round by round. */
  readonly control: readonly number[]
  readonly ours: readonly number[]
  readonly controlMedian: number
  readonly oursMedian: number
  readonly controlSpread: number
  readonly oursSpread: number
  readonly ratio: number
}

export interface Measured {
  readonly job: string
  readonly unit: string
  readonly goal: Goal
  readonly control: readonly number[]
  readonly ours: readonly number[]
}

/** Ours over the control's, both of the same run. */
export function makeRow(measured: Measured): Row {
  const { control, ours } = measured
  const [controlMedian, oursMedian] = [median(control), median(ours)]
  return {
    ...measured,
    controlMedian,
    oursMedian,
    controlSpread: spread(control),
    oursSpread: spread(ours),
    ratio: oursMedian / controlMedian,
  }
}

export function isReached({ goal, ratio }: Row): boolean {
  return 'least' in goal ? ratio >= goal.least : ratio <= goal.most
}

export function describeGoal(goal: Goal): string {
  return 'least' in goal ? `≥ ${goal.least}` : `≤ ${goal.most}`
}
