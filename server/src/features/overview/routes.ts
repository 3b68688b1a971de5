import * as contract from '@recourse/contract/overview'
import { type Route, route } from '../../platform/http/route.ts'
import { exportOverview, type OverviewDeps, readOverview } from './service.ts'

export function overviewRoutes(deps: OverviewDeps): Route[] {
  return [
    route(contract.getOverview, () => readOverview(deps)),
    route(contract.exportOverview, ({ actor, address }) => exportOverview(deps, actor, address)),
  ]
}
