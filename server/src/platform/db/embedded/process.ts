import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { hasCode } from './errors.ts'

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

/**
 * Whether `pid` is the postmaster of this very cluster. After a crash or a reboot the number may belong to
 * any other program, another cluster's PostgreSQL included. A process that has ended but that nobody has
 * waited for has no command line and counts as ended.
 */
export function isPostmaster(pid: number, clusterDir: string): boolean {
  // PostgreSQL for Windows answers this question by itself when it finds an old pid file.
  if (process.platform === 'win32') return isAlive(pid)
  const command = commandLine(pid)
  return command.includes('postgres') && command.includes(` -D ${clusterDir} `)
}

function commandLine(pid: number): string {
  try {
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    }
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}
