import type { BaseLogger } from 'pino'

/** What the platform needs of a log: Fastify's and pino's both fit. */
export type Log = Pick<BaseLogger, 'info' | 'warn' | 'error'>
