import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { arch, cpus, platform, release, totalmem } from 'node:os'
import { join, relative } from 'node:path'
import { describeGoal, isReached, type Row } from './row.ts'

const percent = (share: number) => `${Math.round(share * 100)} %`
const amount = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toPrecision(3)

export function printTable(rows: readonly Row[]): void {
  const heads = ['job', 'unit', 'control', 'spread', 'ours', 'spread', 'ratio', 'goal', '']
  const cells = rows.map((row) => [
    row.job,
    row.unit,
    amount(row.controlMedian),
    percent(row.controlSpread),
    amount(row.oursMedian),
    percent(row.oursSpread),
    row.ratio.toFixed(2),
    describeGoal(row.goal),
    isReached(row) ? '' : 'missed',
  ])
  const table = [heads, ...cells]
  const widths = heads.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  for (const row of table)
    console.log(
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
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
