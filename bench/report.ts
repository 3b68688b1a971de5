import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { arch, cpus, platform, release, totalmem } from 'node:os'
import { join, relative } from 'node:path'
import type { Comparison } from './compare.ts'

const percent = (share: number) => `${Math.round(share * 100)} %`
const rate = (value: number) => Math.round(value).toLocaleString('en-US')

export function printTable(results: Comparison[]): void {
  const rows = results.map((result) => [
    result.job,
    rate(result.controlMedian),
    percent(result.controlSpread),
    rate(result.oursMedian),
    percent(result.oursSpread),
    result.ratio.toFixed(2),
    `≥ ${result.target}`,
  ])
  const heads = ['job', 'control req/s', 'spread', 'ours req/s', 'spread', 'ratio', 'target']
  const table = [heads, ...rows]
  const widths = heads.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  for (const row of table)
    console.log(row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '))
}

function commit(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}

/** Keeps a run with its date, machine and commit; returns the file's name. */
export function writeResults(run: Record<string, unknown>): string {
  const folder = join(import.meta.dirname, 'results')
  mkdirSync(folder, { recursive: true })
  const date = new Date()
  const machine = {
    system: `${platform()} ${release()} ${arch()}`,
    processors: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.version,
  }
  const file = join(folder, `${date.toISOString().slice(0, 16).replace(':', '-')}.json`)
  writeFileSync(file, `${JSON.stringify({ date, commit: commit(), machine, ...run }, null, 2)}\n`)
  return relative(process.cwd(), file)
}
