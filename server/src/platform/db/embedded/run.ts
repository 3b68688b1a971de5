import { type SpawnOptions, spawn } from 'node:child_process'
import type { Account } from './account.ts'

export interface Ended {
  readonly ok: boolean
  readonly output: string
}

/** For every program of PostgreSQL: none of our secrets, no PG* variables, no folder it may not enter. */
export function spawnOptions(account: Account | null): SpawnOptions {
  const { PATH, SystemRoot, TEMP } = process.env
  return {
    cwd: '/',
    env: { PATH, ...(SystemRoot && { SystemRoot }), ...(TEMP && { TEMP }), LC_ALL: 'C' },
    windowsHide: true,
    ...account,
  }
}

export function run(file: string, args: string[], account: Account | null): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(file, args, { ...spawnOptions(account), stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    child.on('close', (code) => resolve({ ok: code === 0, output: output.trim() }))
  })
}
