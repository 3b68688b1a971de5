import { chownSync, readFileSync } from 'node:fs'

/** The unprivileged user that runs PostgreSQL when we are root, which PostgreSQL refuses to run as. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

const NOBODY: Account = { uid: 65534, gid: 65534 }

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

export function findNobody(): Account {
  const line = readPasswd().find((entry) => entry.startsWith('nobody:'))
  const [, , uid, gid] = line?.split(':') ?? []
  // macOS writes nobody as -2; the system calls want it unsigned.
  return uid && gid ? { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 } : NOBODY
}

export function nameOf(account: Account): string {
  const line = readPasswd().find((entry) => Number(entry.split(':')[2]) >>> 0 === account.uid)
  return line?.split(':')[0] ?? `user ${account.uid}`
}

export function give(path: string, account: Account | null): void {
  if (account) chownSync(path, account.uid, account.gid)
}

function readPasswd(): string[] {
  try {
    return readFileSync('/etc/passwd', 'utf8').split('\n')
  } catch {
    return []
  }
}
