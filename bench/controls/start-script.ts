import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export interface Script<Said> {
  readonly pid: number
  readonly said: Said
  stop(): Promise<void>
}

/** Runs a TypeScript file in a process of its own and waits for the line of JSON it prints when it is ready. */
export async function startScript<Said>(
  path: string,
  args: readonly string[] = [],
  input: unknown = null,
): Promise<Script<Said>> {
  const child = spawn(process.execPath, [join(root, path), ...args], {
    env: { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.on('error', () => {})
  child.stdin.end(JSON.stringify(input))
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const line = await firstLine(child, path)
  return {
    pid: child.pid ?? 0,
    said: JSON.parse(line) as Said,
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

function firstLine(child: ChildProcess, path: string): Promise<string> {
  return new Promise((done, fail) => {
    let output = ''
    child
      .on('error', fail)
      .on('exit', (code) => fail(new Error(`${path} ended with ${code} before it was ready.`)))
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text
      const end = output.indexOf('\n')
      if (end >= 0) done(output.slice(0, end))
    })
  })
}
