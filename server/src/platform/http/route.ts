import type { BodyOf, Endpoint, QueryOf, ReplyInputOf } from '@recourse/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import type { Actor } from './actor.ts'
import type { Upload } from './read-upload.ts'

export interface Call<E extends Endpoint> {
  readonly actor: E['access'] extends 'public' ? null : Actor
  readonly body: BodyOf<E>
  readonly query: QueryOf<E>
  /** The file that came with it. It is discarded after the call unless it was kept. */
  readonly upload: E extends { file: true } ? Upload : undefined
  /** The caller's network address, for rate limits and, shortened, for the audit log. */
  readonly address: string
  readonly request: FastifyRequest
  /** Adds a Set-Cookie line to the answer, also to one that refuses. */
  setCookie(line: string): void
}

export interface Route {
  readonly endpoint: Endpoint
  // Each handler is typed against its own endpoint by `route`; the list only needs to call them.
  handle(call: Call<Endpoint>): Promise<unknown>
}

/** Ties an endpoint of the contract to what happens, in one line of a feature's routes.ts. */
export function route<const E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<ReplyInputOf<E>>,
): Route {
  return { endpoint, handle: handle as unknown as Route['handle'] }
}
