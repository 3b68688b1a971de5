import { Agent, request as ask } from 'node:http'
import { percentile } from '../statistics.ts'
import { type Request, type Sample, type Target, visitor } from './target.ts'

let asked = 0

/** Milliseconds until the whole answer was there. Any answer that is no success ends the run. */
export function askOnce(
  agent: Agent,
  origin: string,
  { method, path, headers, body }: Request,
): Promise<number> {
  const started = performance.now()
  asked += 1
  const text = body === undefined ? undefined : JSON.stringify(body)
  const options = {
    agent,
    method,
    headers: {
      ...headers,
      'x-forwarded-for': visitor(asked),
      ...(text !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      }),
    },
  }
  return new Promise((done, fail) => {
    const asking = ask(new URL(path, origin), options, (answer) => {
      answer.on('error', fail).on('end', () => {
        if ((answer.statusCode ?? 500) < 300) done(performance.now() - started)
        else fail(new Error(`${path} answered ${answer.statusCode}.`))
      })
      answer.resume()
    })
    asking.on('error', fail).end(text)
  })
}

/** As fast as the answers come, over a number of kept connections. */
export async function runNodeClient(
  { origin, requests }: Target,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Sample> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const started = performance.now()
  const times: number[] = []
  let next = 0
  const askUntilEnd = async () => {
    while (performance.now() - started < seconds * 1000) {
      const request = requests[next++ % requests.length]
      if (request) times.push(await askOnce(agent, origin, request))
    }
  }
  await Promise.all(Array.from({ length: connections }, askUntilEnd))
  const rate = times.length / ((performance.now() - started) / 1000)
  agent.destroy()
  return { rate, p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
}

/** At a steady pace, whatever the answers do: a request counts from when it was due, so waiting is not hidden. */
export async function runPaced(
  { origin, requests }: Target,
  { connections, seconds, rate }: { connections: number; seconds: number; rate: number },
): Promise<Sample> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const started = performance.now()
  const times: Promise<number>[] = []
  const count = Math.max(10, Math.round(rate * seconds))
  await new Promise<void>((done) => {
    const timer = setInterval(() => {
      const due = Math.min(count, Math.ceil(((performance.now() - started) / 1000) * rate))
      while (times.length < due) {
        const dueAt = started + (times.length / rate) * 1000
        const late = Math.max(0, performance.now() - dueAt)
        const request = requests[times.length % requests.length]
        if (request) times.push(askOnce(agent, origin, request).then((time) => time + late))
      }
      if (times.length < count) return
      clearInterval(timer)
      done()
    }, 1)
  })
  const took = await Promise.all(times)
  const measured = count / ((performance.now() - started) / 1000)
  agent.destroy()
  return { rate: measured, p50: percentile(took, 0.5), p99: percentile(took, 0.99) }
}
