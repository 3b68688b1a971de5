import * as account from './account.ts'
import * as auth from './auth.ts'
import * as claims from './claims.ts'
import * as drafts from './drafts.ts'
import type { Endpoint } from './endpoint.ts'
import * as operations from './operations.ts'

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'access' in value
}

/** Every endpoint by its name. Routes, the API description and the access matrix are checked against it. */
export const endpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  [auth, account, claims, drafts, operations].flatMap((feature) =>
    Object.entries(feature).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
  ),
)
