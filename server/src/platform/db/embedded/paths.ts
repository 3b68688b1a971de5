import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseUnavailable, hasCode, messageOf } from './errors.ts'

/** Where root keeps what the unprivileged user could not reach elsewhere. */
export const SHARED_ROOT = '/var/lib/recourse'

/** With a Unix socket the port is only a part of the socket's name. */
export const SOCKET_PORT = 5432

// sun_path holds 107 bytes on Linux and 103 on macOS.
const LONGEST_SOCKET_PATH = 100

export const clusterIn = (dataDir: string) => join(dataDir, 'db')
export const locationFile = (dataDir: string) => join(dataDir, 'db-location')
export const passwordFile = (dataDir: string) => join(dataDir, 'db-password')
export const logFile = (dataDir: string) => join(dataDir, 'db.log')

export const socketLockFile = (socketDir: string) => join(socketDir, `.s.PGSQL.${SOCKET_PORT}.lock`)

/** The cluster's own folder (always mode 0700), unless that makes the socket's path too long. */
export function socketDirFor(clusterDir: string): string {
  const socket = join(clusterDir, `.s.PGSQL.${SOCKET_PORT}`)
  if (Buffer.byteLength(socket) <= LONGEST_SOCKET_PATH) return clusterDir
  return `/tmp/recourse-${shortHash(clusterDir)}`
}

/**
 * The password goes into the name, so that a DATA_DIR that was deleted and made anew does not meet the
 * database of the old one.
 */
export function sharedClusterFor(dataDir: string, password: string): string {
  return join(SHARED_ROOT, shortHash(`${dataDir}\0${password}`))
}

export function findText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return null
    throw new DatabaseUnavailable(`The database cannot be opened, since ${messageOf(error)}.`)
  }
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
