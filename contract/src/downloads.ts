import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { strict, uid } from './text.ts'

export const download = z.object({
  uid: z.string(),
  name: z.string(),
  description: z.string(),
  version: z.string(),
  /** YYYY-MM-DD */
  release_date: z.string(),
  /** YYYY-MM-DD */
  last_modified_date: z.string(),
  views: z.int(),
  link: z.string(),
})
export type Download = z.infer<typeof download>

export const listDownloads = endpoint({
  method: 'GET',
  path: '/api/v1/static_resources/digital_downloads',
  access: 'public',
  summary: 'The documents to download, and how often each was opened.',
  reply: z.array(download),
})

export const countDownloadView = endpoint({
  method: 'PUT',
  path: '/api/v1/static_resources/digital_download',
  access: 'public',
  summary: 'Count a view of a document, once per visitor and hour.',
  body: strict({ uid }),
  reply: download,
})
