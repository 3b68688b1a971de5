import { readdirSync, readFileSync } from 'node:fs'
import { constants, getPriority } from 'node:os'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createHasher, type HasherOptions } from './hasher.ts'

function makeHasher(options?: HasherOptions) {
  const hasher = createHasher(options)
  onTestFinished(() => hasher.close())
  return hasher
}

/** The 19th number of a thread's line, counted from behind its name, which may hold anything. */
const priorities = () =>
  readdirSync('/proc/self/task').map((thread) => {
    const line = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
    return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[16])
  })

describe('hashing passwords', () => {
  test('a hash is argon2id with 64 MiB, 3 passes and 1 lane, and verifies', async () => {
    const hasher = makeHasher()
    const stored = await hasher.hash('orchid-lantern-42-river')
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/)
    expect(await hasher.verify(stored, 'orchid-lantern-42-river')).toBe(true)
    expect(await hasher.verify(stored, 'orchid-lantern-42-rivet')).toBe(false)
  })

  test('without a stored hash the answer is no, after the same work', async () => {
    expect(await makeHasher().verify(null, 'a password nobody has')).toBe(false)
  })

  test.runIf(process.platform === 'linux')(
    'its threads give way to the one that answers requests',
    async () => {
      const low = constants.priority.PRIORITY_BELOW_NORMAL
      await makeHasher().hash('orchid-lantern-42-river')
      expect(priorities()).toContain(low)
      expect(getPriority()).toBeLessThan(low)
    },
  )

  test('past its queue it refuses with 503 instead of letting people wait', async () => {
    const hasher = makeHasher({ atOnce: 1, queue: 2 })
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => hasher.hash('one of many at once')),
    )
    const refused = results.filter((result) => result.status === 'rejected')
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(3)
    expect(refused.map((result) => result.reason.status)).toEqual([503, 503])
    // The places are free again afterwards.
    expect(await hasher.hash('one more')).toMatch(/^\$argon2id/)
  })

  test('the thread that answers requests goes on while hashes are made', async () => {
    const hasher = makeHasher({ atOnce: 2 })
    let turns = 0
    let done = false
    const hashing = Promise.all([hasher.hash('first password'), hasher.hash('second password')]).then(() => {
      done = true
    })
    while (!done) {
      await nextTurn()
      turns += 1
    }
    await hashing
    // On the same thread there would be a turn or two; beside it there are thousands.
    expect(turns).toBeGreaterThan(100)
  })
})
