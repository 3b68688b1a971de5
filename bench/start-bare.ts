import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Starts the control with the answer that the product gives at `url`, so that both send the same bytes. */
export async function startBare(url: URL): Promise<{ url: URL; stop: () => void }> {
  const answer = await fetch(url)
  const body = Buffer.from(await answer.arrayBuffer()).toString('base64')
  const script = fileURLToPath(new URL('./bare-server.ts', import.meta.url))
  const type = answer.headers.get('content-type') ?? 'text/plain'
  const child = spawn(process.execPath, [script, type, body], { stdio: ['ignore', 'pipe', 'inherit'] })
  const port = await new Promise<string>((done, fail) => {
    child.on('error', fail).on('exit', () => fail(new Error('The bare server did not start.')))
    child.stdout.setEncoding('utf8').once('data', done)
  })
  return { url: new URL(`http://127.0.0.1:${port.trim()}/`), stop: () => child.kill() }
}
