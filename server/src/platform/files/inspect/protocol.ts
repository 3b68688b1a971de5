import type { FileContentType } from '@recourse/contract/file-rules'
import type { ContentRefusal } from './judged.ts'

/** Sent once, when the process can take its first file. */
export const readyMessage = 'ready'

export interface Order {
  /** How many bytes of the pipe are this file. */
  readonly size: number
}

/** `failed` is our own trouble and says nothing about the file. */
export type Answer =
  | { readonly ok: true; readonly content_type: FileContentType; readonly replacement_bytes: number | null }
  | { readonly ok: false; readonly reason: ContentRefusal }
  | { readonly failed: string }
