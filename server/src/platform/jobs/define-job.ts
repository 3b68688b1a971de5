/** Times in seconds. */
export interface JobSettings {
  /** How often a failed job is tried again after its first try. */
  readonly retryLimit: number
  readonly retryDelay: number
  /** Each delay is about twice the one before, with jitter. */
  readonly retryBackoff: boolean
  /** Only with retryBackoff. */
  readonly retryDelayMax?: number
  /** The kind that takes the jobs of this one when their last try has failed. */
  readonly deadLetter?: string
  /** A running job is given up after this time and tried again. */
  readonly expireInSeconds?: number
  /** How long a job may wait for its turn before it is dropped. */
  readonly retentionSeconds?: number
  /** How many jobs of this kind one node runs at a time. */
  readonly concurrency?: number
  /** At most one job waits per singletonKey; enqueueing another changes nothing. */
  readonly oneWaitingPerKey?: boolean
}

export interface JobKind<Data extends object> {
  readonly name: string
  readonly settings: JobSettings
  /** Never set: it lets the compiler tie a kind to the data of its jobs. */
  readonly data?: Data
}

export function defineJob<Data extends object>(name: string, settings: JobSettings): JobKind<Data> {
  return { name, settings }
}

export interface Job<Data extends object> {
  readonly id: string
  readonly data: Data
  /** Failed tries so far. */
  readonly retryCount: number
  readonly retryLimit: number
}

export type JobHandler<Data extends object> = (job: Job<Data>) => Promise<void>

/** What went wrong, as a code: it is kept in the database and logged, so it holds nothing personal. */
export class JobError extends Error {
  override readonly name = 'JobError'
  readonly code: string
  /** Trying again cannot help. */
  readonly permanent: boolean

  constructor(code: string, options: { permanent: boolean }) {
    super(code)
    this.code = code
    this.permanent = options.permanent
  }
}
