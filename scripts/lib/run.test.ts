import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test, vi } from 'vitest'
import { makeTree } from '../testing/temp-tree.ts'
import { root } from './root.mjs'

const server = `
  import { writeFileSync } from 'node:fs'
  let signals = 0
  const open = setInterval(() => {}, 1000)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      signals += 1
      if (signals > 1) return
      setTimeout(() => {
        clearInterval(open)
        console.log('drained after', signals, signal)
        writeFileSync(process.argv[2], '')
        process.exitCode = 7
      }, 300)
    })
  console.log('ready')
`

const command = `
  import { runServer } from '${pathToFileURL(join(root, 'scripts/lib/run.mjs'))}'
  process.exit(await runServer(process.execPath, process.argv.slice(2)))
`

async function startCommand({ throughShell = false } = {}) {
  const folder = makeTree({ 'server.mjs': server, 'command.mjs': command })
  const drained = join(folder, 'drained')
  const args = [join(folder, 'command.mjs'), join(folder, 'server.mjs'), drained]
  const options = { stdio: ['ignore', 'pipe', 'inherit'], detached: true } satisfies SpawnOptions
  // With a second command to come the shell stays in between, as it does under npm.
  const child = throughShell
    ? spawn('sh', ['-c', '"$0" "$@"; true', process.execPath, ...args], options)
    : spawn(process.execPath, args, options)
  const output = { text: '' }
  child.stdout?.setEncoding('utf8').on('data', (chunk) => {
    output.text += chunk
  })
  await vi.waitFor(() => expect(output.text).toContain('ready'), { timeout: 10_000 })
  return { child, output, drained }
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.pid) process.kill(-child.pid, signal)
}

test('Ctrl-C, which the terminal and npm both send, reaches the server once, and its end is waited for', async () => {
  const { child, output } = await startCommand()
  signalGroup(child, 'SIGINT')
  child.kill('SIGINT')
  const [code] = await once(child, 'close')
  expect({ code, text: output.text }).toEqual({ code: 7, text: 'ready\ndrained after 1 SIGINT\n' })
})

test('a SIGTERM is passed on and the exit code of the server is our own', async () => {
  const { child, output } = await startCommand()
  child.kill('SIGTERM')
  const [code] = await once(child, 'close')
  expect({ code, text: output.text }).toEqual({ code: 7, text: 'ready\ndrained after 1 SIGTERM\n' })
})

test('a server whose command is killed outright closes in order and does not stay behind', async () => {
  const { child, drained } = await startCommand()
  signalGroup(child, 'SIGKILL')
  await vi.waitFor(() => expect(existsSync(drained)).toBe(true), { timeout: 10_000 })
})

test('a shell in between that is told to end takes the server with it, in order and once', async () => {
  const { child, output, drained } = await startCommand({ throughShell: true })
  child.kill('SIGTERM')
  await vi.waitFor(() => expect(existsSync(drained)).toBe(true), { timeout: 10_000 })
  expect(output.text).toBe('ready\ndrained after 1 SIGTERM\n')
})
