import * as contract from '@recourse/contract/account'
import { type Route, route } from '../../platform/http/route.ts'
import { type AccountDeps, editProfile, regions, requireProfile } from './service.ts'

export function accountRoutes(deps: AccountDeps): Route[] {
  return [
    route(contract.getProfile, ({ actor }) => requireProfile(deps, actor)),
    route(contract.editProfile, ({ actor, body }) => editProfile(deps, actor, body)),
    route(contract.listRegions, async () => regions),
  ]
}
