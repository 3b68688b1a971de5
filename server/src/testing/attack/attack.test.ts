import { type Access, type Endpoint, successStatus } from '@recourse/contract/endpoint'
import { endpoints } from '@recourse/contract/endpoints'
import fc from 'fast-check'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { databaseUrl } from '../database-url.ts'
import { makeApp } from '../make-app.ts'
import { makeProcesses } from '../processes.ts'
import { type Caller, type CallerName, makeCaller } from './callers.ts'
import { type Change, changesOf } from './changes.ts'
import { encode } from './encode.ts'
import { fieldsOf, sampleOf, validRequest } from './valid-request.ts'
import { makeVictim } from './victim.ts'
import { createWireClient } from './wire-client.ts'

/** ATTACK_RUNS=2000 for the long run; ATTACK_SEED repeats one. */
const runs = Number(process.env.ATTACK_RUNS ?? 20)
const seed = Number(process.env.ATTACK_SEED ?? Date.now() % 2 ** 31)
const isLong = runs > 100
/** These hash a password, which takes long on purpose, or open a file in a process of its own. */
const slow = ['signIn', 'signUp', 'resetPassword']

const { start } = makeProcesses()
vi.setConfig({ testTimeout: isLong ? 1_800_000 : 120_000 })
// Makes people and looks at them afterwards; what is attacked is a process of its own, over HTTP.
const quiet = await makeApp()
const server = await start({
  DATABASE_URL: databaseUrl(quiet.connection),
  SECRET_KEY: quiet.secret,
  TRUST_PROXY: '127.0.0.1',
  STAFF_SECOND_FACTOR: 'optional',
})
const client = createWireClient(server.url)
const victim = await makeVictim(quiet)
const before = await victim.read()
/** Whoever is on staff may see and change others; these are the others. */
const patient = await makeCaller(quiet, 'member')
afterAll(async () => {
  client.close()
  server.child.kill('SIGTERM')
  await server.exited
})

const attackerOf: Record<Access, CallerName> = {
  public: 'visitor',
  signed_in: 'member',
  enrolling: 'member',
  member: 'member',
  staff: 'staff',
  superuser: 'superuser',
}
const attackers = new Map<CallerName, Caller>()
for (const name of new Set(Object.values(attackerOf))) attackers.set(name, await makeCaller(quiet, name))

const tally = { sent: 0, reached: 0, answered: new Map<number, number>() }
const memory: number[] = []

async function residentBytes(): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1])
}

/** Past the checks of form: done, or refused by the code behind them. */
const isReached = (status: number) => [200, 201, 400, 404, 409].includes(status)

async function attack(name: string, endpoint: Endpoint, change: Change): Promise<void> {
  const callerName = attackerOf[endpoint.access]
  const caller = attackers.get(callerName)
  if (!caller) throw new Error(`no attacker for ${name}`)
  const isStaff = endpoint.access === 'staff' || endpoint.access === 'superuser'
  const targets = isStaff ? Object.values(patient.own).slice(0, 3) : victim.uids
  const fields = [...fieldsOf(endpoint.query), ...fieldsOf(endpoint.body)]
  const sample = (field: string) => {
    const found = fields.find((each) => each.name === field)
    return found && sampleOf(name, found, caller.own)
  }
  const another = (which: number) => targets[which % targets.length] ?? ''
  const named = { ...caller.own, person_uid: patient.own.person_uid }
  const wire = encode(validRequest(name, endpoint, named), change, { sample, another })
  const token = await caller.freshToken()
  const answer = await client.send(wire, token ? { authorization: `Bearer ${token}` } : {})
  await keepCount(answer?.status ?? 0)
  if (!answer) return
  const what = `${name}, ${JSON.stringify(change).slice(0, 500)}: ${answer.status} ${answer.text.slice(0, 500)}${await reasonFor(answer)}`
  expect(answer.status, what).toBeLessThan(500)
  if (answer.status < 400) expect(answer.status, what).toBe(successStatus(endpoint.method))
  else expect(JSON.parse(answer.text), what).toHaveProperty('detail')
  if (!isStaff) expect(answer.text, what).not.toContain(victim.canary)
}

/** What the server's log says of an error of ours; the line may come a moment after the answer. */
async function reasonFor({ status, text }: { status: number; text: string }): Promise<string> {
  const reference = status >= 500 ? /"reference":"(\w+)"/.exec(text)?.[1] : undefined
  if (reference === undefined) return ''
  await vi.waitUntil(() => server.logged().includes(reference)).catch(() => false)
  const lines = server.logged().split('\n')
  return lines.filter((line) => line.includes(reference)).join('\n')
}

async function keepCount(status: number): Promise<void> {
  tally.sent += 1
  tally.answered.set(status, (tally.answered.get(status) ?? 0) + 1)
  if (isReached(status)) tally.reached += 1
  // Limits protect people from guessing; here they would only keep the attack from going on.
  if (tally.sent % 20 === 0) await quiet.parts.database.pool.query('DELETE FROM rate_limits')
  if (tally.sent % (isLong ? 2_000 : 200) === 0) memory.push(await residentBytes())
}

describe.concurrent('requests that are right but for one thing', () => {
  test.each(Object.entries(endpoints))(
    'to %s are answered, and never with an error of ours',
    async (name, endpoint) => {
      const numRuns = Math.ceil(slow.includes(name) ? runs / 4 : runs)
      const limit = isLong ? {} : { interruptAfterTimeLimit: 15_000 }
      const property = fc.asyncProperty(changesOf(endpoint), (change) => attack(name, endpoint, change))
      await fc.assert(property, { numRuns, seed, ...limit })
    },
  )
})

describe('after all of them', () => {
  test('a fifth or more got past the checks of form to the code behind them', () => {
    const answers = [...tally.answered].toSorted(([a], [b]) => a - b).map((pair) => pair.join(': '))
    console.log(
      `attack: ${tally.sent} requests, ${tally.reached} past the checks of form, seed ${seed}; ${answers.join(', ')}`,
    )
    expect(tally.reached / tally.sent).toBeGreaterThan(0.2)
  })

  test('the other person has everything as it was', async () => {
    expect(await victim.read()).toEqual(before)
  })

  test('the server is the same process, is ready, and its memory is flat', async () => {
    expect(server.child.exitCode).toBeNull()
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    const [start = 0, end = 0] = [Math.floor(memory.length / 2), -1].map((at) => memory.at(at))
    console.log(`attack: memory ${memory.map((bytes) => Math.round(bytes / 1_048_576)).join(' ')} MB`)
    expect(end - start).toBeLessThan(100 * 1_048_576)
  })
})
