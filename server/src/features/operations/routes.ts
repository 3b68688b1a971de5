import * as contract from '@recourse/contract/operations'
import { notFound } from '../../platform/http/app-error.ts'
import { referenceOf } from '../../platform/http/errors.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'

export function operationsRoutes({ mailer }: { mailer: Mailer }): Route[] {
  return [
    route(contract.listFailedMails, async () => {
      const failed = await mailer.listFailed()
      return { mails: failed.map((mail) => ({ ...mail, failed_at: mail.failed_at.toISOString() })) }
    }),
    route(contract.reportBrokenPage, async ({ body, request }) => {
      request.log.warn({ page: body.page }, 'a page broke in a browser')
      return { reference: referenceOf(request) }
    }),
    route(contract.retryFailedMail, async ({ body }) => {
      if (!(await mailer.retryFailed(body.uid))) throw notFound()
      return { uid: body.uid }
    }),
  ]
}
