import type * as z from 'zod/mini'

/**
 * Who may call an endpoint.
 * `enrolling` is a signed-in person, even one whose session can do nothing yet but set up the second step they must
 * have; every level after it leaves such a session out.
 * `member` is a signed-in person without any staff role; `staff` is staff, claims admin or superuser.
 */
export const accessLevels = ['public', 'enrolling', 'signed_in', 'member', 'staff', 'superuser'] as const
export type Access = (typeof accessLevels)[number]

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type Schema = z.core.$ZodType

/** Everything both sides need to know of one endpoint. `access` has no default on purpose. */
export interface Endpoint {
  readonly method: Method
  readonly path: `/auth/${string}` | `/api/v1/${string}`
  readonly access: Access
  /** One line for the API page. */
  readonly summary: string
  readonly query?: Schema
  /** Taken as JSON or as multipart fields, as the caller likes. */
  readonly body?: Schema
  /** Set where the body also carries exactly one file, in the field `file`; such a body is always multipart. */
  readonly file?: true
  readonly reply: Schema
}

/** Declares an endpoint; keeps the literal types so that routes and `call()` can be derived from it. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration
}

export type BodyOf<E extends Endpoint> = E extends { body: infer S extends Schema } ? z.output<S> : undefined
export type BodyInputOf<E extends Endpoint> = E extends { body: infer S extends Schema }
  ? z.input<S>
  : undefined
export type QueryOf<E extends Endpoint> = E extends { query: infer S extends Schema }
  ? z.output<S>
  : undefined
export type QueryInputOf<E extends Endpoint> = E extends { query: infer S extends Schema }
  ? z.input<S>
  : undefined
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>
export type ReplyInputOf<E extends Endpoint> = z.input<E['reply']>

/** POST makes something (201); everything else answers 200. Never 204: every answer has a body. */
export function successStatus(method: Method): 200 | 201 {
  return method === 'POST' ? 201 : 200
}
