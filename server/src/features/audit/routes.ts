import * as contract from '@recourse/contract/audit'
import type { Orm } from '../../platform/db/database.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { readAudit } from './service.ts'

export function auditRoutes(deps: { readonly orm: Orm }): Route[] {
  return [route(contract.listAudit, ({ actor, query, address }) => readAudit(deps, actor, query, address))]
}
