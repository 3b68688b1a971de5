import { Agent, get } from 'node:http'

/** What is asked for, over and over. */
export interface Target {
  readonly url: URL
  readonly headers?: Readonly<Record<string, string>>
}

/** The product's environment in a measurement: this machine counts as its proxy. */
export const behindProxy = { TRUST_PROXY: '127.0.0.1' }

let visitors = 0
/** Each request comes from another address, as behind a proxy: the limit per address works and is never met. */
function nextVisitor(): string {
  visitors += 1
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
}

function request(agent: Agent, { url, headers = {} }: Target): Promise<number> {
  return new Promise((done, fail) => {
    get(url, { agent, headers: { ...headers, 'x-forwarded-for': nextVisitor() } }, (answer) => {
      answer.on('error', fail).on('end', () => done(answer.statusCode ?? 0))
      answer.resume()
    }).on('error', fail)
  })
}

/** Requests per second of one address over a number of kept connections. Any answer but 200 ends the run. */
export async function measureRate(
  target: Target,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const started = performance.now()
  const end = started + seconds * 1000
  let answered = 0
  const askUntilEnd = async () => {
    while (performance.now() < end) {
      const status = await request(agent, target)
      if (status !== 200) throw new Error(`${target.url} answered ${status}.`)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, askUntilEnd))
  const rate = answered / ((performance.now() - started) / 1000)
  agent.destroy()
  return rate
}
