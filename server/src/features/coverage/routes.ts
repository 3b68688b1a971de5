import * as contract from '@recourse/contract/coverage'
import { idempotencyKey } from '../../platform/http/idempotency-key.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { createCoverage, listCoverages, requireCurrent, updateCoverage } from './service.ts'
import { putSummaryOfBenefits, type SummaryDeps } from './summary-of-benefits.ts'

export function coverageRoutes(deps: SummaryDeps): Route[] {
  return [
    route(contract.getCurrentCoverage, ({ actor }) => requireCurrent(deps, actor)),
    route(contract.listCoverages, ({ actor }) => listCoverages(deps, actor)),
    route(contract.createCoverage, ({ actor, body }) => createCoverage(deps, actor, body)),
    route(contract.updateCoverage, ({ actor, body }) => updateCoverage(deps, actor, body)),
    route(contract.uploadSummaryOfBenefits, ({ actor, upload, request }) =>
      putSummaryOfBenefits(deps, actor, { upload, upload_key: idempotencyKey(request) }),
    ),
    // The specification's member record: which plan a person is a member of, under which number.
    route(contract.getCurrentMember, ({ actor }) => requireCurrent(deps, actor)),
  ]
}
