import * as z from 'zod/mini'
import { claimFields } from './claim-form.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { isoTime, strict, uid } from './text.ts'

/** A draft keeps what was typed as it was typed: half an email address is still worth keeping. */
const typed = z.union([
  z.string().check(z.maxLength(limits.storyMax * 2, 'That text is too long to keep.')),
  z.boolean(),
  z.number(),
])
const draftAnswers = z
  .record(z.string(), typed)
  .check(
    z.refine(
      (answers) => Object.keys(answers).every((field) => (claimFields as string[]).includes(field)),
      'A draft holds answers of the claim form only.',
    ),
  )
export type DraftAnswers = z.infer<typeof draftAnswers>

const draft = z.object({
  /** Sent as the Idempotency-Key of the claim that comes of it. */
  uid: z.string(),
  step: z.int(),
  answers: draftAnswers,
  /** Names of files that were chosen; the files themselves stay on the person's device. */
  file_names: z.array(z.string()),
  /** Rises with every save. */
  version: z.int(),
  updated_at: isoTime,
  expires_at: isoTime,
})
export type Draft = z.infer<typeof draft>

const draftBody = strict({
  /** The draft this page started from. Refused with 409 once its claim has been submitted, by whichever page. */
  uid: z.optional(z.nullable(uid)),
  /** The version this page last had, 0 without a draft. A save from an older one changes nothing. */
  version: z.int('version must be a whole number.').check(z.minimum(0)),
  /**
   * For a page that goes away and can merge nothing any more: `answers` holds only what was changed since `version`.
   * It is taken over whatever the version; answers that are left out stay as they are.
   */
  parting: z.optional(z.boolean()),
  step: z.int('step must be a whole number.').check(z.minimum(0), z.maximum(5)),
  answers: draftAnswers,
  /** Left out, they stay as they are. */
  file_names: z.optional(
    z.array(z.string().check(z.maxLength(limits.fileNameMax))).check(z.maxLength(limits.filesPerClaim)),
  ),
})
const found = z.object({ draft: z.nullable(draft) })
/** Not accepted: another page has saved since. `draft` is what it saved, to merge with and to save again from. */
const saved = z.object({ draft, accepted: z.boolean() })

const paths = { wizard: '/api/v1/claim_drafts/wizard', intake: '/api/v1/claim_drafts/intake' } as const
export const draftKinds = ['wizard', 'intake'] as const
export type DraftKind = (typeof draftKinds)[number]

const reads = 'The unfinished claim, or null. It is kept for 60 days.'
const saves =
  'Keep the unfinished claim as it stands, unless it was saved since the version named: then nothing changes and the newer one is answered.'
const drops = 'Throw the unfinished claim away.'

export const getWizardDraft = endpoint({
  method: 'GET',
  path: paths.wizard,
  access: 'member',
  summary: reads,
  reply: found,
})
export const saveWizardDraft = endpoint({
  method: 'PUT',
  path: paths.wizard,
  access: 'member',
  summary: saves,
  body: draftBody,
  reply: saved,
})
export const deleteWizardDraft = endpoint({
  method: 'DELETE',
  path: paths.wizard,
  access: 'member',
  summary: drops,
  reply: found,
})
export const getIntakeDraft = endpoint({
  method: 'GET',
  path: paths.intake,
  access: 'member',
  summary: reads,
  reply: found,
})
export const saveIntakeDraft = endpoint({
  method: 'PUT',
  path: paths.intake,
  access: 'member',
  summary: saves,
  body: draftBody,
  reply: saved,
})
export const deleteIntakeDraft = endpoint({
  method: 'DELETE',
  path: paths.intake,
  access: 'member',
  summary: drops,
  reply: found,
})
