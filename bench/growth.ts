import { startProduct } from '../scripts/lib/product.mjs'
import { type Comparison, compare, type Plan } from './compare.ts'
import { fillClaims, signIn } from './fill.ts'
import { behindProxy, type Target } from './load.ts'

/** 1 / 1.3: a list in the large database may take 1.3 times as long as in the small one. */
const flat = 0.77

/** The same request on few claims and on very many, on two servers that run side by side. */
export async function compareGrowth(plan: Plan): Promise<Comparison[]> {
  const [small, large] = plan.claims
  const few = await startFilled(small)
  try {
    const many = await startFilled(large)
    try {
      const results: Comparison[] = []
      for (const job of growthJobs(few, many, large))
        results.push(await compare({ ...job, target: flat }, plan))
      return results
    } finally {
      await many.stop()
    }
  } finally {
    await few.stop()
  }
}

interface Filled {
  member(path: string): Target
  staff(path: string): Target
  stop(): Promise<unknown>
}

async function startFilled(count: number): Promise<Filled> {
  const { baseUrl, dataDir, stop } = await startProduct({
    env: { ...behindProxy, STAFF_SECOND_FACTOR: 'optional' },
  })
  try {
    const people = await fillClaims(dataDir, count)
    const as = async (username: string) => {
      const headers = { authorization: `Bearer ${await signIn(baseUrl, username, people.password)}` }
      return (path: string) => ({ url: new URL(path, baseUrl), headers })
    }
    return { member: await as(people.member), staff: await as(people.staff), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function growthJobs(few: Filled, many: Filled, large: number) {
  const pageNumber = (large / 5).toLocaleString('en-US')
  const grown = (name: string, person: 'member' | 'staff', path: string) => ({
    name: `${name}, large over small`,
    control: few[person](path),
    ours: many[person](path),
  })
  const desk = '/api/v1/admin/claims'
  return [
    grown('own claims, first page', 'member', '/api/v1/claims'),
    {
      name: `own claims, page ${pageNumber} over page 1`,
      control: many.member('/api/v1/claims'),
      // Ids count from 1: this is the last page there is.
      ours: many.member('/api/v1/claims?id_before=6'),
    },
    grown('desk, first page', 'staff', desk),
    {
      name: `desk, page ${pageNumber} over page 1`,
      control: many.staff(desk),
      ours: many.staff(`${desk}?id_before=6`),
    },
    grown('desk, one filter', 'staff', `${desk}?status=Pending`),
    grown('desk, three filters', 'staff', `${desk}?status=Pending&urgent=true&region=Guam`),
    grown('desk, oldest waiting', 'staff', `${desk}?order=waiting`),
    grown('desk, urgent first', 'staff', `${desk}?order=urgent`),
    grown('desk, search', 'staff', `${desk}?search=claimant77@`),
  ]
}
