import { fileContentTypes } from '@recourse/contract/file-rules'
import * as z from 'zod'
import { contentRefusals } from './judged.ts'
import { replacementMax } from './limits.ts'
import type { Answer } from './protocol.ts'

const answerSchema = z.union([
  z.strictObject({
    ok: z.literal(true),
    content_type: z.enum(fileContentTypes),
    replacement_bytes: z.int().min(1).max(replacementMax).nullable(),
  }),
  z.strictObject({ ok: z.literal(false), reason: z.enum(contentRefusals) }),
  z.strictObject({ failed: z.string().max(200) }),
])

/** Parsed like anything from outside: hostile content may have taken the process over that says it. */
export function findAnswer(message: unknown): Answer | undefined {
  return answerSchema.safeParse(message).data
}
