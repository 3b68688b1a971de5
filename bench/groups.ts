import { type Filled, startFilled } from './filled.ts'
import { measureGrowth } from './jobs/growth.ts'
import { measurePages } from './jobs/pages.ts'
import { measureReads } from './jobs/reads.ts'
import { measureScreens } from './jobs/screens.ts'
import { measureSignIn } from './jobs/sign-in.ts'
import { measureSockets } from './jobs/sockets.ts'
import { measureStart } from './jobs/start.ts'
import { measureStatic } from './jobs/static.ts'
import { measureUploads } from './jobs/uploads.ts'
import { measureWrites } from './jobs/writes.ts'
import type { Plan } from './plan.ts'
import { printTable } from './report.ts'
import type { Row } from './row.ts'

const names = [
  'start',
  'static',
  'reads',
  'writes',
  'sign-in',
  'sockets',
  'uploads',
  'growth',
  'pages',
  'screens',
] as const
export type Group = (typeof names)[number]

/** All groups where none is named. */
export function readGroups(args: readonly string[]): readonly Group[] {
  const known = names.filter((name) => args.includes(name))
  if (known.length === args.length) return known.length === 0 ? names : known
  console.error(`npm run bench takes --quick or --smoke, and any of: ${names.join(', ')}.`)
  process.exit(2)
}

const onFilled: readonly Group[] = ['reads', 'writes', 'sign-in', 'sockets', 'uploads', 'growth']

export async function measureGroups(groups: readonly Group[], plan: Plan) {
  const rows: Row[] = []
  const failed: Group[] = []
  const facts: Record<string, unknown> = {}
  const measure = async (group: Group, act: () => Promise<Row[]>) => {
    if (!groups.includes(group)) return
    const started = performance.now()
    try {
      const measured = await act()
      console.log(`\n${group}: measured in ${Math.round((performance.now() - started) / 1000)} s`)
      printTable(measured)
      rows.push(...measured)
    } catch (error) {
      // What the others measure took long too, and is not to be lost.
      failed.push(group)
      console.error(`\n${group} failed:`, error)
    }
  }
  await measure('start', () => measureStart(plan))
  await measure('static', () => measureStatic(plan))
  if (groups.some((group) => onFilled.includes(group)))
    await withFilled(plan.claims[0], plan, async (few) => {
      await measure('reads', () => measureReads(few, plan))
      await measure('writes', () => measureWrites(few, plan))
      await measure('sign-in', () => measureSignIn(few, plan))
      await measure('sockets', () => measureSockets(few, plan))
      await measure('uploads', () => measureUploads(few, plan))
      if (groups.includes('growth'))
        await withFilled(plan.claims[1], plan, async (many) => {
          facts.sizes = many.sizes
          await measure('growth', () => measureGrowth(few, many, plan))
        })
    })
  await measure('pages', () => measurePages(plan))
  await measure('screens', () => measureScreens(plan))
  return { rows, facts, failed }
}

/** People who are signed in: for two sockets one each, and for messages enough that nobody meets a limit. */
const sessionsFor = (plan: Plan) => Math.max(plan.sockets / 2, plan.connections * 50) + 50

async function withFilled(claims: number, plan: Plan, act: (filled: Filled) => Promise<void>) {
  const filled = await startFilled(claims, { sessions: sessionsFor(plan) })
  try {
    await act(filled)
  } finally {
    await filled.stop()
  }
}
