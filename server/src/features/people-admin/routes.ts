import * as contract from '@recourse/contract/people-admin'
import { type Route, route } from '../../platform/http/route.ts'
import { endSessions, findPeople, type PeopleAdminDeps, setDisabled, setRoles } from './service.ts'

export function peopleAdminRoutes(deps: PeopleAdminDeps): Route[] {
  return [
    route(contract.listPeople, ({ query, ...asker }) => findPeople(deps, asker, query)),
    route(contract.setPersonRoles, ({ body, ...asker }) => setRoles(deps, asker, body)),
    route(contract.setPersonDisabled, ({ body, ...asker }) => setDisabled(deps, asker, body)),
    route(contract.endPersonSessions, ({ body, ...asker }) => endSessions(deps, asker, body)),
  ]
}
