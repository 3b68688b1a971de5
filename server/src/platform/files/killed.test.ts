import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { keepBytes, listed, makeTestStore } from './test-stores.ts'

describe.each(['disk', 's3'] as const)('a process killed while it stages for the %s store', (kind) => {
  test('leaves nothing that is listed, and what it leaves is swept', async () => {
    const store = await makeTestStore(kind)
    onTestFinished(() => store.close())
    const kept = await keepBytes(store.files, Buffer.from('kept before'))

    const script = fileURLToPath(new URL('killed-stager.ts', import.meta.url))
    const child = spawn(
      process.execPath,
      [script, JSON.stringify(store.config), store.keys[0].toString('hex')],
      { stdio: 'inherit' },
    )
    const exited = once(child, 'exit')
    onTestFinished(() => {
      child.kill('SIGKILL')
    })
    const staging = join(store.config.dataDir, 'files', 'staging')
    await vi.waitFor(
      () => {
        const [name = 'none yet'] = store.staged()
        expect(statSync(join(staging, name)).size).toBeGreaterThan(1_000_000)
      },
      { timeout: 20_000 },
    )
    child.kill('SIGKILL')
    expect(await exited).toEqual([null, 'SIGKILL'])

    expect(store.staged()).toHaveLength(1)
    expect([...(await listed(store.files)).keys()]).toEqual([kept])
    const [name = ''] = store.staged()
    const touched = statSync(join(staging, name)).mtimeMs
    expect(await store.files.sweepStaged(new Date(touched - 1000))).toBe(0)
    expect(await store.files.sweepStaged(new Date(touched + 1000))).toBe(1)
    expect(store.staged()).toEqual([])
  })
})
