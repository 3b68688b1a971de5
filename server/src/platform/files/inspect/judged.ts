import type { FileContentType, FileRefusal } from '@recourse/contract/file-rules'

/** What content can be refused for. */
export const contentRefusals = [
  'empty',
  'wrong_type',
  'encrypted',
  'corrupt',
  'too_many_pixels',
] as const satisfies readonly FileRefusal[]
export type ContentRefusal = (typeof contentRefusals)[number]

export type Finding =
  | { readonly ok: true; readonly content_type: FileContentType; readonly replaced: boolean }
  | { readonly ok: false; readonly reason: ContentRefusal }

/** A finding together with the new content, while both are in one process. */
export type Judged =
  | { readonly ok: true; readonly content_type: FileContentType; readonly replacement: Buffer | null }
  | { readonly ok: false; readonly reason: ContentRefusal }

export const refused = (reason: ContentRefusal): Judged => ({ ok: false, reason })
