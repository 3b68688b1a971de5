import { startBareRoute } from '../controls/bare-route.ts'
import { hasPgbench, runPgbench } from '../controls/pgbench.ts'
import { bearer, type Filled, getAs, type Person } from '../filled.ts'
import { measure } from '../load/measure.ts'
import type { Request } from '../load/target.ts'
import type { Plan } from '../plan.ts'
import { makeRow, type Row } from '../row.ts'
import { takeTurns } from '../take-turns.ts'

const goal = { least: 0.6 }
/** Each writes on a claim of its own, as different people do. */
const writers = 8

const answers = {
  first_name: 'Sam',
  last_name: 'Sample',
  region: 'Ohio',
  email: 'sam@example.com',
  subject: 'Brain MRI',
  description: 'My doctor ordered it. The insurer says it is not needed.',
  insurance_type: 'MEDICARE',
  denial_reason: 'NMN',
  denial_timing_type: 'PRE_SERVICE',
  service_type: 'DIAGNOSTIC',
}

const file = (person: Person): Request => ({
  method: 'POST',
  path: '/api/v1/claims',
  headers: bearer(person),
  body: answers,
})

const say = (person: Person): Request => ({
  method: 'POST',
  path: '/api/v1/messages',
  headers: bearer(person),
  body: {
    claim_uid: person.claim_uid,
    content: 'The letter came on Tuesday, and I have a question about it.',
  },
})

/** Durable writes per second over pgbench with the same statements in the same transactions. */
export async function measureWrites(filled: Filled, plan: Plan): Promise<Row[]> {
  if (!hasPgbench()) return []
  // Recorded as the last people, whose chats pgbench leaves out of order: nothing else is measured as them.
  const recorded = filled.members.slice(-writers)
  const asking = filled.members.slice(0, -writers)
  // People who write have been here before: what a node keeps of a session is kept.
  const look = asking.map((person) => getAs(person, '/api/v1/users/me'))
  await measure({ origin: filled.baseUrl, requests: look }, { ...plan, seconds: Math.max(plan.seconds, 1) })
  const rows: Row[] = []
  for (const [job, request] of [
    ['POST claims', file],
    ['POST messages', say],
  ] as const) {
    const bare = await startBareRoute(filled.dataDir, recorded.map(request))
    const ours = { origin: filled.baseUrl, requests: asking.map(request) }
    const pgbench = async (seconds: number) => {
      const rates = bare.scripts.map((script) =>
        runPgbench(bare.postgres, script, { connections: 1, seconds }),
      )
      return (await Promise.all(rates)).reduce((sum, rate) => sum + rate, 0)
    }
    const samples = await takeTurns(
      { pgbench, ours: async (seconds) => (await measure(ours, { ...plan, seconds })).rate },
      plan,
    ).finally(bare.stop)
    rows.push(
      makeRow({
        job: `${job} (${bare.statements[0]} SQL), over pgbench`,
        unit: 'writes/s',
        goal,
        control: samples.pgbench,
        ours: samples.ours,
      }),
    )
  }
  return rows
}
