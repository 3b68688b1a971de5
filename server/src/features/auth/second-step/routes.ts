import * as contract from '@recourse/contract/second-step'
import { type Route, route } from '../../../platform/http/route.ts'
import type { AuthDeps } from '../deps.ts'
import { callerOf } from '../devices/caller.ts'
import * as manage from './manage.ts'
import { showSecondStep } from './show.ts'
import * as step from './take-step.ts'

export function secondStepRoutes(deps: AuthDeps): Route[] {
  return [
    route(contract.startPasskeyStep, ({ body }) => step.startPasskeyStep(deps, body.step_token)),
    route(contract.takePasskeyStep, ({ body, ...call }) => step.takePasskeyStep(deps, body, callerOf(call))),
    route(contract.takeCodeStep, ({ body, ...call }) => step.takeCodeStep(deps, body, callerOf(call))),
    route(contract.takeRecoveryStep, ({ body, ...call }) =>
      step.takeRecoveryStep(deps, body, callerOf(call)),
    ),
    route(contract.getSecondStep, ({ actor }) => showSecondStep(deps, actor)),
    route(contract.startPasskey, ({ actor }) => manage.startPasskey(deps, actor)),
    route(contract.addPasskey, ({ actor, body }) => manage.addPasskey(deps, actor, body)),
    route(contract.removePasskey, ({ actor, query }) => manage.removePasskey(deps, actor, query.uid)),
    route(contract.startAuthenticator, ({ actor }) => manage.startAuthenticator(deps, actor)),
    route(contract.addAuthenticator, ({ actor, body }) => manage.addAuthenticator(deps, actor, body.code)),
    route(contract.removeAuthenticator, ({ actor }) => manage.removeAuthenticator(deps, actor)),
    route(contract.renewRecoveryCodes, ({ actor }) => manage.renewRecoveryCodes(deps, actor)),
    route(contract.forgetTrustedDevice, ({ actor, query }) =>
      manage.forgetTrustedDevice(deps, actor, query.uid),
    ),
  ]
}
