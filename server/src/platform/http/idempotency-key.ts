import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

/** Chosen by the caller; a repeat of the same request carries the same key. */
export function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new AppError(422, 'The Idempotency-Key must be 1 to 200 plain characters.')
  }
  return key
}
