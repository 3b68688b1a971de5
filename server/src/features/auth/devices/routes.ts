import * as contract from '@recourse/contract/devices'
import { type Route, route } from '../../../platform/http/route.ts'
import type { AuthDeps } from '../deps.ts'
import { showDevices, signOutDevice, signOutOthers } from './service.ts'

export function devicesRoutes(deps: AuthDeps): Route[] {
  return [
    route(contract.listDevices, ({ actor }) => showDevices(deps, actor)),
    route(contract.signOutDevice, ({ actor, query }) => signOutDevice(deps, actor, query.uid)),
    route(contract.signOutOtherDevices, ({ actor }) => signOutOthers(deps, actor)),
  ]
}
