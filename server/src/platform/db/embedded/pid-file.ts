import { join } from 'node:path'
import { findText } from './paths.ts'
import { isPostmaster } from './process.ts'

export interface Postmaster {
  readonly pid: number
  /** A socket's folder or a TCP address, as pg takes it. */
  readonly host: string
  readonly port: number
  readonly status: 'starting' | 'ready' | 'stopping'
}

export const pidFile = (clusterDir: string) => join(clusterDir, 'postmaster.pid')

/** The living PostgreSQL of this cluster. */
export function findPostmaster(clusterDir: string): Postmaster | null {
  const lines = findText(pidFile(clusterDir))?.split('\n') ?? []
  // Lines: pid, folder, start time, port, socket folder, address, shared memory, status.
  const [pid, folder, , port, socketDir, address, , status] = lines
  if (!pid || !folder || !isPostmaster(Number(pid), folder)) return null
  return {
    pid: Number(pid),
    host: socketDir || address || '',
    port: Number(port),
    status: readStatus(status),
  }
}

function readStatus(line = ''): Postmaster['status'] {
  const word = line.trim()
  return word === 'ready' || word === 'stopping' ? word : 'starting'
}
