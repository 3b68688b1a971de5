/** One request; a target asks for its requests in turn, over and over. */
export interface Request {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: object
}

export interface Target {
  readonly origin: string
  readonly requests: readonly Request[]
}

export interface Sample {
  /** Answers per second. */
  readonly rate: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
}

export const get = (path: string, headers: Record<string, string> = {}): Request => ({
  method: 'GET',
  path,
  headers,
})

/** The product's environment in a measurement: this machine counts as its proxy. */
export const behindProxy = { TRUST_PROXY: '127.0.0.1' }

/** Requests come from so many addresses, as behind a proxy: the limit per address works and is never met. */
export const visitors = 2_000

export function visitor(number: number): string {
  const of = number % visitors
  return `10.0.${of >> 8}.${of & 255}`
}
