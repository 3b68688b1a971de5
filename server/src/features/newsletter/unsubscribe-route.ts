import type { FastifyInstance } from 'fastify'
import { type NewsletterDeps, unsubscribe } from './service.ts'

/** Bytes. A mail program sends one short field. */
const bodyLimit = 1024

/**
 * POST /unsubscribe?token=…, from two sides. A mail program sends it by itself when a person presses its own
 * button, and follows no redirect (RFC 8058). The page at the same address sends it as a plain form, and goes on to
 * another page. GET only shows that page: programs that look into mails open every link.
 */
export function registerUnsubscribe(app: FastifyInstance, deps: NewsletterDeps): void {
  app.register(async (scope) => {
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      async (_request: unknown, body: string) => new URLSearchParams(body),
    )
    scope.post<{ Querystring: { token?: unknown } }>('/unsubscribe', async (request, reply) => {
      await unsubscribe(deps, request.query.token)
      const isFromPage = request.body instanceof URLSearchParams && request.body.get('from') === 'page'
      return isFromPage ? reply.redirect('/unsubscribed', 303) : { detail: 'Unsubscribed.' }
    })
  })
}
