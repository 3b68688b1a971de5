import * as contract from '@recourse/contract/newsletter'
import { type Route, route } from '../../platform/http/route.ts'
import { type NewsletterDeps, subscribe } from './service.ts'

export function newsletterRoutes(deps: NewsletterDeps): Route[] {
  return [route(contract.subscribe, ({ body, address }) => subscribe(deps, body.email_address, address))]
}
