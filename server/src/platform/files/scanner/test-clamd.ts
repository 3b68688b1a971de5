import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** The file every scanner knows, in parts: no scanner shall take this source for it. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join(
  '',
)

export interface Clamd {
  readonly tcpUrl: string
  readonly unixUrl: string
  readonly process: ChildProcess
  stop(): Promise<void>
}

/** Files above this are not looked at. Bytes. */
export const streamMax = 2 * 1_048_576

/** A real clamd whose only signature is that of the test file: the true database is a download of 200 MB. */
export async function startClamd(): Promise<Clamd> {
  const program = ['/usr/sbin/clamd', '/usr/local/sbin/clamd'].find(existsSync)
  if (!program) throw new Error('clamd is missing: on Debian, apt-get install clamav-daemon')
  const folder = await mkdtemp(join(tmpdir(), 'recourse-clamd-'))
  const port = await findFreePort()
  const socket = join(folder, 'clamd.sock')
  await writeFile(join(folder, 'test.ndb'), `Test.File:0:*:${Buffer.from(eicar).toString('hex')}\n`)
  const settings = [
    'Foreground yes',
    `DatabaseDirectory ${folder}`,
    `LocalSocket ${socket}`,
    `TCPSocket ${port}`,
    'TCPAddr 127.0.0.1',
    `StreamMaxLength ${streamMax}`,
    `TemporaryDirectory ${folder}`,
  ]
  await writeFile(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`)
  const child = spawn(program, ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' })
  const exited = once(child, 'exit')
  for (const address of [{ port }, { path: socket }]) await untilConnected(address, child)
  return {
    tcpUrl: `tcp://127.0.0.1:${port}`,
    unixUrl: `unix://${socket}`,
    process: child,
    async stop() {
      child.kill('SIGKILL')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function untilConnected(
  address: { port: number } | { path: string },
  child: ChildProcess,
): Promise<void> {
  while (child.exitCode === null) {
    const socket = connect({ host: '127.0.0.1', ...address })
    const connected = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (connected) return
    await pause(50)
  }
  throw new Error(`clamd ended with ${child.exitCode} before it listened`)
}

/** Free a moment ago, at least. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
