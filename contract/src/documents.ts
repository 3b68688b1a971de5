import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { isoTime, strict, uid } from './text.ts'

export const document = z.object({
  uid: z.string(),
  /** A link that works for a few minutes; null while the virus scanner has not seen the file. */
  url: z.nullable(z.string()),
  /** What the person called it. For display only. */
  name: z.string(),
  content_type: z.string(),
  /** Bytes. */
  size: z.int(),
  created_at: isoTime,
})
export type Document = z.infer<typeof document>

export const uploadSupportingDocument = endpoint({
  method: 'POST',
  path: '/api/v1/upload_supporting_doc',
  access: 'signed_in',
  summary:
    'Add a document to a claim: yours, or any for staff. With an Idempotency-Key a repeat answers with the same document.',
  file: true,
  body: strict({ claim_uid: uid }),
  reply: document,
})

export const uploadAppealLetter = endpoint({
  method: 'POST',
  path: '/api/v1/admin/upload_appeal_letter',
  access: 'staff',
  summary: 'Add an appeal letter to a claim. All are kept; the newest is the `appeal_url` of the claim.',
  file: true,
  body: strict({ claim_uid: uid }),
  reply: document,
})
