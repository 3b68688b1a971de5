import { type Filled, getAs } from '../filled.ts'
import { runNodeClient, runPaced } from '../load/node-client.ts'
import { visitor } from '../load/target.ts'
import type { Plan } from '../plan.ts'
import { makeRow, type Row } from '../row.ts'
import { takeTurns } from '../take-turns.ts'

const logins = 20
const connections = 32

/** Reading at half of what can be read, quietly and then while people sign in, whose passwords cost real work. */
export async function measureSignIn(filled: Filled, plan: Plan): Promise<Row[]> {
  const target = { origin: filled.baseUrl, requests: [getAs(filled.member, '/api/v1/claims')] }
  const most = await runNodeClient(target, { connections, seconds: Math.max(plan.seconds / 2, 0.2) })
  const read = (seconds: number) => runPaced(target, { connections, seconds, rate: most.rate / 2 })
  const samples = await takeTurns(
    {
      control: async (seconds) => (await read(seconds)).p99,
      ours: async (seconds) => {
        const crowd = keepSigningIn(filled)
        const { p99 } = await read(seconds)
        await crowd.end()
        return p99
      },
    },
    plan,
  )
  return [
    makeRow({
      job: `own claims at half capacity, p99 with ${logins} sign-ins in flight over without`,
      unit: 'ms',
      goal: { most: 2 },
      control: samples.control,
      ours: samples.ours,
    }),
  ]
}

let asked = 0

/** So many people at the door at any time. Each comes from another address: the limit per address is never met. */
function keepSigningIn({ baseUrl, password }: Filled) {
  let open = true
  const signIn = async () => {
    while (open) {
      asked += 1
      const answer = await fetch(`${baseUrl}/auth/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor(asked) },
        body: JSON.stringify({ username: 'benchmember', password }),
      })
      await answer.arrayBuffer()
      if (answer.status !== 201) throw new Error(`Signing in answered ${answer.status}.`)
    }
  }
  const crowd = Promise.all(Array.from({ length: logins }, signIn))
  crowd.catch(() => {})
  return {
    async end() {
      open = false
      await crowd
    },
  }
}
