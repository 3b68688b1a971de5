import { startBareRoute } from '../controls/bare-route.ts'
import { hasPgbench, type PgbenchScript, type Postgres, runPgbench } from '../controls/pgbench.ts'
import { type Filled, getAs } from '../filled.ts'
import { measure } from '../load/measure.ts'
import type { Request, Sample } from '../load/target.ts'
import type { Plan } from '../plan.ts'
import { makeRow, type Row } from '../row.ts'
import { takeTurns } from '../take-turns.ts'

/** As ENGINEERING.md has it: eight connections keep two cores of PostgreSQL busy. */
const pgbenchConnections = 8

const desk = '/api/v1/admin/claims'

/** What people and staff read most. Of several requests each is asked in turn, so that each is a new view to audit. */
function listJobs({ member, staff, oneEmail }: Filled): [name: string, requests: Request[]][] {
  const messages = `/api/v1/messages?claim_uid=${member.claim_uid}`
  return [
    ['own claims', [getAs(member, '/api/v1/claims')]],
    ['users/me', [getAs(member, '/api/v1/users/me')]],
    ['desk', [getAs(staff, desk)]],
    ['messages', [getAs(member, messages)]],
    ['messages, audited', [getAs(staff, messages)]],
    ['desk, audited', [getAs(staff, desk), getAs(staff, `${desk}?id_before=900`)]],
    ['desk, last page', [getAs(staff, `${desk}?id_before=6`)]],
    ['desk, status', [getAs(staff, `${desk}?status=Pending`)]],
    ['desk, urgent', [getAs(staff, `${desk}?urgent=true`)]],
    ['desk, type', [getAs(staff, `${desk}?insurance_type=MEDICAID`)]],
    ['desk, region', [getAs(staff, `${desk}?region=Texas`)]],
    ['desk, letter', [getAs(staff, `${desk}?has_letter=true`)]],
    ['desk, mine', [getAs(staff, `${desk}?assigned=me`)]],
    ['desk, three filters', [getAs(staff, `${desk}?status=Pending&urgent=true&region=Guam`)]],
    ['desk, oldest waiting', [getAs(staff, `${desk}?order=waiting`)]],
    ['desk, search', [getAs(staff, `${desk}?search=${oneEmail}`)]],
  ]
}

/** Over a bare Fastify route with the same statements and the same answer, and over pgbench with the same statements. */
export async function measureReads(filled: Filled, plan: Plan): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, requests] of listJobs(filled).slice(0, plan.lists)) {
    const bare = await startBareRoute(filled.dataDir, requests)
    const ours = { origin: filled.baseUrl, requests }
    const script = bare.scripts[0]
    const samples = await takeTurns<string, Sample>(
      {
        bare: (seconds) => measure(bare.target, { ...plan, seconds }),
        ours: (seconds) => measure(ours, { ...plan, seconds }),
        ...(script &&
          hasPgbench() && { pgbench: (seconds: number) => askPgbench(bare.postgres, script, seconds) }),
      },
      plan,
    ).finally(bare.stop)
    rows.push(...rowsOf(`${name} (${bare.statements.join('+')} SQL)`, samples))
  }
  return rows
}

async function askPgbench(postgres: Postgres, script: PgbenchScript, seconds: number): Promise<Sample> {
  const rate = await runPgbench(postgres, script, { connections: pgbenchConnections, seconds })
  return { rate, p50: 0, p99: 0 }
}

function rowsOf(job: string, { bare = [], ours = [], pgbench = [] }: Record<string, Sample[]>): Row[] {
  const rates = (samples: Sample[]) => samples.map(({ rate }) => rate)
  const slowest = (samples: Sample[]) => samples.map(({ p99 }) => p99)
  return [
    makeRow({
      job: `${job}, over a bare route`,
      unit: 'req/s',
      goal: { least: 0.75 },
      control: rates(bare),
      ours: rates(ours),
    }),
    makeRow({
      job: `${job}, p99 over a bare route`,
      unit: 'ms',
      goal: { most: 2 },
      control: slowest(bare),
      ours: slowest(ours),
    }),
    ...(pgbench.length === 0
      ? []
      : [
          makeRow({
            job: `${job}, over pgbench`,
            unit: 'req/s',
            goal: { least: 0.45 },
            control: rates(pgbench),
            ours: rates(ours),
          }),
        ]),
  ]
}
