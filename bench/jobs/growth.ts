import { type Filled, getAs, type Person } from '../filled.ts'
import { measure } from '../load/measure.ts'
import type { Target } from '../load/target.ts'
import type { Plan } from '../plan.ts'
import { makeRow, type Row } from '../row.ts'
import { takeTurns } from '../take-turns.ts'

/** Few at once: what is compared is how long one answer takes, not how they queue. */
const connections = 4
/** A list in the large database may take 1.3 times as long as in the small one. */
const goal = { most: 1.3 }

interface Job {
  readonly name: string
  readonly control: Target
  readonly ours: Target
}

/** The same request on few claims and on very many, on two servers that run side by side. */
export async function measureGrowth(few: Filled, many: Filled, plan: Plan): Promise<Row[]> {
  const rows: Row[] = []
  for (const { name, control, ours } of growthJobs(few, many, plan.claims[1]).slice(0, plan.lists)) {
    const samples = await takeTurns(
      {
        control: (seconds) => measure(control, { connections, seconds }),
        ours: (seconds) => measure(ours, { connections, seconds }),
      },
      plan,
    )
    for (const at of ['p50', 'p99'] as const)
      rows.push(
        makeRow({
          job: `${name}, ${at}`,
          unit: 'ms',
          goal,
          control: samples.control.map((sample) => sample[at]),
          ours: samples.ours.map((sample) => sample[at]),
        }),
      )
  }
  return rows
}

function growthJobs(few: Filled, many: Filled, large: number): Job[] {
  const grown = (name: string, who: (filled: Filled) => Person, path: (person: Person) => string): Job => ({
    name: `${name}, large over small`,
    control: ask(few, who(few), path),
    ours: ask(many, who(many), path),
  })
  const member = (filled: Filled) => filled.member
  const staff = (filled: Filled) => filled.staff
  const desk = (query: string) => () => `/api/v1/admin/claims${query}`
  return [
    grown('own claims', member, () => '/api/v1/claims'),
    grown('desk', staff, desk('')),
    grown('desk, three filters', staff, desk('?status=Pending&urgent=true&region=Guam')),
    // The same claim stands in both.
    grown('desk, search for one', staff, desk(`?search=${few.oneEmail}`)),
    grown('users/me', member, () => '/api/v1/users/me'),
    grown('messages', member, ({ claim_uid }) => `/api/v1/messages?claim_uid=${claim_uid}`),
    {
      name: `desk, page ${(large / 5).toLocaleString('en-US')} over page 1`,
      control: ask(many, many.staff, desk('')),
      // Ids count from 1: this is the last page there is.
      ours: ask(many, many.staff, desk('?id_before=6')),
    },
    grown('desk, status', staff, desk('?status=Pending')),
    grown('desk, urgent', staff, desk('?urgent=true')),
    grown('desk, type', staff, desk('?insurance_type=MEDICAID')),
    grown('desk, region', staff, desk('?region=Texas')),
    grown('desk, letter', staff, desk('?has_letter=true')),
    grown('desk, mine', staff, desk('?assigned=me')),
    grown('desk, nobody’s', staff, desk('?assigned=nobody')),
    grown('desk, unanswered', staff, desk('?unanswered=true')),
    grown(
      'desk, six filters',
      staff,
      // So common that a whole page of five is found in both.
      desk(
        '?status=Resolved&urgent=false&region=California&insurance_type=MEDICARE&has_letter=false&assigned=me',
      ),
    ),
    grown('desk, oldest waiting', staff, desk('?order=waiting')),
    grown('desk, urgent first', staff, desk('?order=urgent')),
    grown('desk, unanswered first', staff, desk('?order=unanswered')),
    grown('desk, search for a common word', staff, desk('?search=harbor')),
    grown('desk, search for no claim', staff, desk('?search=zebrafish')),
    grown('overview and its counts', staff, () => '/api/v1/admin/overview'),
  ]
}

const ask = (filled: Filled, person: Person, path: (person: Person) => string): Target => ({
  origin: filled.baseUrl,
  requests: [getAs(person, path(person))],
})
