import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Sample, type Target, visitors } from './target.ts'

const program = '/usr/bin/wrk'
const script = join(import.meta.dirname, 'requests.lua')

export const hasWrk = () => existsSync(program)

/** Takes a tenth of the processor that a client in Node takes, which on two cores is the product's. */
export async function runWrk(
  target: Target,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Sample> {
  const folder = mkdtempSync(join(tmpdir(), 'recourse-wrk-'))
  try {
    const table = join(folder, 'requests.lua')
    writeFileSync(table, `return ${toLua({ visitors, requests: target.requests.map(plain) })}`)
    const options = ['-t1', `-c${connections}`, `-d${Math.ceil(seconds)}s`, '--timeout', '10s', '-s', script]
    const { stdout } = await promisify(execFile)(program, [...options, target.origin, '--', table])
    const result = /RESULT (.*)/.exec(stdout)?.[1]
    if (!result) throw new Error(`wrk said:\n${stdout}`)
    const { requests, microseconds, failed, refused, p50, p99 } = JSON.parse(result) as Record<string, number>
    if (failed || refused)
      throw new Error(`${target.requests[0]?.path}: ${failed} failed, ${refused} were refused.`)
    return { rate: (requests ?? 0) / ((microseconds ?? 0) / 1e6), p50: p50 ?? 0, p99: p99 ?? 0 }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function plain({ method, path, headers, body }: Target['requests'][number]) {
  if (body === undefined) return { method, path, headers }
  return {
    method,
    path,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
}

/** JSON's strings are Lua's, too, but for escaped slashes and letters beyond ASCII, which we do not send. */
function toLua(value: unknown): string {
  if (Array.isArray(value)) return `{${value.map(toLua).join(',')}}`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  return `{${Object.entries(value)
    .map(([name, inner]) => `[${JSON.stringify(name)}]=${toLua(inner)}`)
    .join(',')}}`
}
