// Ratios of one and the same run. Absolute rates depend on the machine and are kept only to judge the run.
// --quick takes shorter rounds; --smoke only shows that everything can be measured and judges nothing.
// Names of groups (reads, writes, …) after it measure these alone.
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { measureGroups, readGroups } from './groups.ts'
import { type Mode, plans } from './plan.ts'
import { writeResults } from './report.ts'
import { isReached } from './row.ts'

/** A busier machine measures its other work. Processes waiting to run, over the last minute. */
const quietLoad = 0.5
/** Looks at the load, 5 seconds apart. */
const patience = 36
/** A control that varies more than this makes its row void. */
const steadyControl = 0.15

const args = process.argv.slice(2)
const mode: Mode = args.includes('--quick') ? 'quick' : args.includes('--smoke') ? 'smoke' : 'full'
const groups = readGroups(args.filter((arg) => !/^--(quick|smoke|busy)$/.test(arg)))
const load = mode === 'smoke' || args.includes('--busy') ? currentLoad() : await quietMachine()
if (load > quietLoad && mode !== 'smoke' && !args.includes('--busy')) {
  console.error(
    `This machine is busy (load ${load.toFixed(1)}): measure when it is below ${quietLoad}, or say --busy to look only.`,
  )
  process.exit(1)
}

function currentLoad(): number {
  return loadavg()[0] ?? 0
}

/** What has just ended, such as the build, still counts for a while: that is waited for. */
async function quietMachine(): Promise<number> {
  for (let tries = 0; currentLoad() > quietLoad && tries < patience; tries += 1) await pause(5_000)
  return currentLoad()
}

const { rows, facts, failed } = await measureGroups(groups, plans[mode])
for (const group of failed) console.log(`${group}: could not be measured.`)
if (mode === 'smoke') process.exit(failed.length > 0 ? 1 : 0)

const unsteady = rows.filter((row) => row.controlSpread > steadyControl)
for (const { job } of unsteady) console.log(`${job}: the control was unsteady, this row is void.`)
const missed = rows.filter((row) => !isReached(row))
for (const { job } of missed) console.log(`${job}: missed its goal.`)
if (args.includes('--busy')) process.exit(0)
console.log(`Written to ${writeResults({ mode, load, plan: plans[mode], rows, facts })}`)
process.exit(unsteady.length + missed.length + failed.length > 0 ? 1 : 0)
