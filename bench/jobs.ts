export interface Job {
  name: string
  path: string
  /** The least share of the control's rate that we accept: what it costs to be more than a bare server. */
  target: number
}

/** What is measured; each beside a bare node:http server that sends the same bytes. */
export const jobs: Job[] = [
  { name: 'health', path: '/healthz', target: 0.5 },
  { name: 'regions', path: '/api/v1/resources/regions', target: 0.5 },
]
