import { deleteAccount } from '@recourse/contract/my-data'
import { type Route, route } from '../../platform/http/route.ts'
import { askForDeletion, type ErasureDeps } from './service.ts'

export function erasureRoutes(deps: ErasureDeps): Route[] {
  return [route(deleteAccount, ({ actor, body }) => askForDeletion(deps, actor, body))]
}
