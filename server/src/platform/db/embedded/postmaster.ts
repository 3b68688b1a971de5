import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { program } from './binaries.ts'
import { DatabaseUnavailable } from './errors.ts'
import { openLog, readLogEnd } from './log.ts'
import { findPostmaster, type Postmaster } from './pid-file.ts'
import type { Place } from './place.ts'
import { isPostmaster } from './process.ts'
import { run, spawnOptions } from './run.ts'
import { makeSocketDir } from './socket-dir.ts'
import { disownStaleLocks } from './stale-lock.ts'

export interface Cluster extends Place {
  /** null where Unix sockets do not serve. */
  readonly socketDir: string | null
  readonly port: number
  readonly logFile: string
  readonly settings: Readonly<Record<string, string>>
}

export interface Reached extends Postmaster {
  /** Another process had started it. */
  readonly adopted: boolean
}

const POLL_MS = 10
// Between the death of a postmaster and the end of its last worker a new one refuses to start.
const PASSING = /pre-existing shared memory block|lock file .* already exists/
const PASSING_MS = 10_000
const REMARK_AFTER_MS = 3_000
// A PostgreSQL told to stop waits for the requests of the server that is about to leave it.
const STOPPING_MS = 60_000

/** The cluster's PostgreSQL once it takes connections; starts it where none runs. */
export async function reachPostmaster(cluster: Cluster, say: (line: string) => void): Promise<Reached> {
  const begun = Date.now()
  let started: Started | null = null
  let remarked = false
  for (;;) {
    const found = findPostmaster(cluster.clusterDir)
    const waited = Date.now() - begun
    if (found?.status === 'ready') return { ...found, adopted: found.pid !== started?.pid }
    if (found?.status === 'stopping' && waited > STOPPING_MS) {
      throw new DatabaseUnavailable(`PostgreSQL (process ${found.pid}) is stopping but does not end.`)
    }
    if (found?.status === 'starting' && waited > REMARK_AFTER_MS && !remarked) {
      say('PostgreSQL is putting the database in order after it was cut off. This can take a while.')
      remarked = true
    }
    if (!found && (!started || started.ended)) {
      const failure = started ? readLogEnd(cluster.logFile, started.logFrom) : ''
      if (started && !(PASSING.test(failure) && waited < PASSING_MS)) {
        throw new DatabaseUnavailable(
          `PostgreSQL could not start in ${cluster.clusterDir}: ${failure || started.error || 'it gave no reason'}`,
        )
      }
      started = startPostmaster(cluster)
    }
    await sleep(POLL_MS)
  }
}

/** Fast shutdown: requests under way are rolled back, everything committed is written. */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  const found = findPostmaster(cluster.clusterDir)
  if (!found) return
  if (process.platform === 'win32') {
    await run(program(cluster.bin, 'pg_ctl'), ['stop', '-m', 'fast', '-W', '-D', cluster.clusterDir], null)
  } else {
    process.kill(found.pid, 'SIGINT')
  }
  while (isPostmaster(found.pid, cluster.clusterDir)) await sleep(POLL_MS)
}

interface Started {
  readonly pid: number | undefined
  readonly logFrom: number
  ended: boolean
  error: string
}

function startPostmaster(cluster: Cluster): Started {
  if (cluster.socketDir) makeSocketDir(cluster.socketDir, cluster)
  disownStaleLocks(cluster.clusterDir, cluster.socketDir)
  const log = openLog(cluster.logFile)
  const child = spawn(program(cluster.bin, 'postgres'), ['-D', cluster.clusterDir, ...settingsOf(cluster)], {
    ...spawnOptions(cluster.account),
    // A session of its own: Ctrl-C reaches us, not the database that we still need while we drain.
    detached: true,
    stdio: ['ignore', log.descriptor, log.descriptor],
  })
  log.close()
  child.unref()
  const started: Started = { pid: child.pid, logFrom: log.size, ended: false, error: '' }
  child.on('error', (error) => {
    started.error = error.message
    started.ended = true
  })
  child.on('exit', () => {
    started.ended = true
  })
  return started
}

function settingsOf(cluster: Cluster): string[] {
  const settings = {
    port: String(cluster.port),
    listen_addresses: cluster.socketDir ? '' : '127.0.0.1',
    unix_socket_directories: cluster.socketDir ? `"${cluster.socketDir.replaceAll('"', '""')}"` : '',
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Errors of a query go to whoever asked. Their text may hold health data, which no log may.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    ...cluster.settings,
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
