import * as contract from '@recourse/contract/newsletter'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '../../platform/http/network-address.ts'
import { type NewsletterDeps, subscribe, unsubscribe } from './service.ts'

/** Bytes. A mail program sends one short field, a page two. */
const bodyLimit = 1024

/**
 * What plain forms of pages send, where no script runs: each answer leads on to a page.
 *
 * POST /unsubscribe?token=… comes from a second side too. A mail program sends it by itself when a person presses its
 * own button, and follows no redirect (RFC 8058). GET only shows the page: programs that look into mails open every
 * link.
 */
export function registerNewsletterForms(app: FastifyInstance, deps: NewsletterDeps): void {
  app.register(async (scope) => {
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      async (_request: unknown, body: string) => new URLSearchParams(body),
    )
    scope.post('/subscribe', async (request, reply) => {
      const typed = { email_address: fieldOf(request, 'email_address') ?? '' }
      const body = contract.subscribe.body.safeParse(typed)
      if (!body.success) return reply.redirect('/not-subscribed', 303)
      await subscribe(deps, body.data.email_address, networkOf(request.ip))
      return reply.redirect('/subscribed', 303)
    })
    scope.post<{ Querystring: { token?: unknown } }>('/unsubscribe', async (request, reply) => {
      await unsubscribe(deps, request.query.token)
      if (fieldOf(request, 'from') === 'page') return reply.redirect('/unsubscribed', 303)
      return { detail: 'Unsubscribed.' }
    })
  })
}

function fieldOf({ body }: FastifyRequest, name: string): string | null {
  return body instanceof URLSearchParams ? body.get(name) : null
}
