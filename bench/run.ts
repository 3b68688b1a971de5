// Ratios of one and the same run. Absolute rates depend on the machine and are kept only to judge the run.
// --quick takes shorter rounds; --smoke only shows that everything can be measured and judges nothing.
import { loadavg } from 'node:os'
import { startProduct } from '../scripts/lib/product.mjs'
import { compareWithBare } from './bare-jobs.ts'
import type { Comparison, Plan } from './compare.ts'
import { compareGrowth } from './growth.ts'
import { behindProxy } from './load.ts'
import { printTable, writeResults } from './report.ts'

const plans = {
  full: { rounds: 5, seconds: 6, warmUpSeconds: 2, connections: 32, claims: [10_000, 1_000_000] },
  quick: { rounds: 3, seconds: 2, warmUpSeconds: 1, connections: 32, claims: [10_000, 100_000] },
  smoke: { rounds: 1, seconds: 0.3, warmUpSeconds: 0.1, connections: 8, claims: [100, 1_000] },
} satisfies Record<string, Plan>

/** A busier machine measures its other work. Processes waiting to run, over the last minute. */
const quietLoad = 0.5
/** A control that varies more than this makes the whole run void. */
const steadyControl = 0.15

function readMode(args: string[]): keyof typeof plans {
  if (args.length === 0) return 'full'
  if (args.length === 1 && args[0] === '--quick') return 'quick'
  if (args.length === 1 && args[0] === '--smoke') return 'smoke'
  console.error('npm run bench takes --quick or --smoke and nothing else.')
  process.exit(2)
}

async function measureAll(plan: Plan): Promise<Comparison[]> {
  const product = await startProduct({ env: behindProxy })
  let results: Comparison[]
  let ending: Awaited<ReturnType<typeof product.stop>>
  try {
    results = await compareWithBare(product.baseUrl, plan)
  } finally {
    ending = await product.stop()
  }
  if (ending.code !== 0) throw new Error(`The product ended with ${ending.code}:\n${ending.output}`)
  return [...results, ...(await compareGrowth(plan))]
}

const mode = readMode(process.argv.slice(2))
const [load = 0] = loadavg()
if (mode !== 'smoke' && load > quietLoad) {
  console.error(`This machine is busy (load ${load.toFixed(1)}): measure when it is below ${quietLoad}.`)
  process.exit(1)
}

const results = await measureAll(plans[mode])
printTable(results)
if (mode === 'smoke') process.exit(0)

const unsteady = results.filter((result) => result.controlSpread > steadyControl)
for (const { job } of unsteady) console.log(`${job}: the control was unsteady, this run is void.`)
const missed = results.filter((result) => result.ratio < result.target)
for (const { job } of missed) console.log(`${job}: below its target.`)
console.log(`Written to ${writeResults({ mode, load, plan: plans[mode], results })}`)
process.exit(unsteady.length + missed.length > 0 ? 1 : 0)
