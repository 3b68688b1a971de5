import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { isoTime, strict, uid } from './text.ts'

/** Mails that were given up on. No text and no code: what, to whom, why. */
const failedMail = z.object({
  uid: z.string(),
  kind: z.string(),
  to: z.string(),
  failed_at: isoTime,
  error: z.string(),
})

export const listFailedMails = endpoint({
  method: 'GET',
  path: '/api/v1/admin/failed_mails',
  access: 'superuser',
  summary: 'Mails that could not be sent after every retry.',
  reply: z.object({ mails: z.array(failedMail) }),
})

/** Pages have no ids or names in their addresses; one that has is not passed on. */
const pagePath = z.string().check(z.maxLength(100), z.regex(/^[a-z/-]*$/, 'That is no page of ours.'))

export const reportBrokenPage = endpoint({
  method: 'POST',
  path: '/api/v1/broken_pages',
  access: 'public',
  summary: 'Say that a page broke in the browser: which one, and no more. Answers with a reference number.',
  body: strict({ page: pagePath }),
  reply: z.object({ reference: z.string() }),
})

export const retryFailedMail = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/failed_mails',
  access: 'superuser',
  summary: 'Try a failed mail again.',
  body: strict({ uid }),
  reply: z.object({ uid: z.string() }),
})
