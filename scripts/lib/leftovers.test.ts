import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { capture } from './capture.mjs'
import { endMarked, listMarked, markName } from './leftovers.mjs'

test.runIf(process.platform === 'linux')(
  'a marked process that left its group is found and ended',
  async () => {
    const mark = randomUUID()
    const env = { ...process.env, [markName]: mark }
    const left = spawn('sleep', ['600'], { detached: true, stdio: 'ignore', env })
    const other = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' })
    await Promise.all([once(left, 'spawn'), once(other, 'spawn')])
    expect(endMarked(mark)).toEqual([{ pid: left.pid, command: 'sleep' }])
    const [, signal] = await once(left, 'exit')
    expect(signal).toBe('SIGKILL')
    expect(other.exitCode ?? other.signalCode).toBeNull()
    other.kill()
  },
)

test('a command that hangs is ended after its time, with the processes it started', async () => {
  const mark = randomUUID()
  const env = { ...process.env, [markName]: mark }
  const result = await capture('sh', ['-c', 'echo before; sleep 600 & sleep 600'], { env, limitSeconds: 0.5 })
  expect(result).toMatchObject({ code: 1, output: 'before\n\nStopped after 0.5 seconds.\n' })
  expect(listMarked(mark)).toEqual([])
})

test('a command that does not exist is a failure with its name', async () => {
  const { code, output } = await capture('no-such-command-of-ours', [])
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('no-such-command-of-ours') })
})
