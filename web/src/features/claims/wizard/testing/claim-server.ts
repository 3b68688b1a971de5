import type { Profile } from '@recourse/contract/account'
import type { Coverage } from '@recourse/contract/coverage'
import type { Draft, DraftAnswers, DraftKind } from '@recourse/contract/drafts'
import { vi } from 'vitest'
import { type Answer, answerCalls, type SeenCall } from '../../../../platform/testing/answer-calls.ts'

export const maria: Profile = {
  uid: 'person-1',
  username: 'mdelgado',
  first_name: 'Maria',
  last_name: 'Delgado',
  email: 'maria.delgado@example.com',
  pending_email: null,
  age: 58,
  phone: '(814) 555-0117',
  city: 'Erie',
  region: { name: 'Pennsylvania' },
  is_staff: false,
  is_claims_admin: false,
  is_superuser: false,
}

export const coverageOnFile: Coverage = {
  uid: 'coverage-1',
  status: 'active',
  region: { name: 'Ohio' },
  insurer_name: 'Keystone Valley Health',
  plan_name: 'Silver 3000 PPO',
  member_id: 'KVH10048B2',
  user: { first_name: 'Maria', last_name: 'Delgado' },
  effective_date: '2026-01-01',
  termination_date: null,
  expiration_date: null,
  premium_cost: 412,
  user_cost: 3000,
  employer_sponsored: true,
  sob_url: null,
  sob_name: null,
}

/** Every required answer, and nothing else. */
export const complete = {
  first_name: 'Maria',
  last_name: 'Delgado',
  region: 'Pennsylvania',
  email: 'maria.delgado@example.com',
  subject: 'Brain MRI',
  description: 'The insurer says it is not medically necessary.',
  insurance_type: 'MEDICARE',
  denial_reason: 'NMN',
  denial_timing_type: 'PRE_SERVICE',
  service_type: 'DIAGNOSTIC',
} satisfies DraftAnswers

export function makeDraft(step: number, answers: DraftAnswers): Draft {
  return {
    uid: 'draft-1',
    step,
    answers,
    file_names: [],
    version: 1,
    updated_at: '2026-11-14T12:00:00.000Z',
    expires_at: '2027-01-13T12:00:00.000Z',
  }
}

interface ClaimServerOptions {
  readonly kind?: DraftKind
  readonly profile?: Profile
  readonly draft?: Draft | null
  readonly coverages?: readonly Coverage[]
  /** Answers the sending of a claim. */
  readonly submit?: (body: unknown) => Answer | Promise<Answer>
  /** A refusal of a save, or nothing when it works. */
  readonly save?: (body: unknown) => Answer | undefined
}

export interface ClaimServer {
  readonly seen: readonly SeenCall[]
  readonly claims: () => unknown[]
  readonly saves: () => unknown[]
  readonly draft: () => Draft | null
  /** Another page or device saves. */
  readonly saveElsewhere: (answers: DraftAnswers) => void
  readonly idempotencyKeys: readonly (string | null)[]
}

/** As the server does it: a save from an older version changes nothing, a parting one adds its answers. */
function afterSave(draft: Draft | null, body: unknown): { draft: Draft; accepted: boolean } {
  const { uid, version, parting, ...content } = body as Draft & { parting?: boolean }
  if (draft === null) return { draft: { ...makeDraft(0, {}), ...content, uid: 'draft-new' }, accepted: true }
  if (!parting && (uid !== draft.uid || version !== draft.version)) return { draft, accepted: false }
  const answers = parting ? { ...draft.answers, ...content.answers } : content.answers
  return { draft: { ...draft, ...content, answers, version: draft.version + 1 }, accepted: true }
}

/** Answers as the server does: a draft that is saved is there when it is asked for again. */
export function claimServer(options: ClaimServerOptions = {}): ClaimServer {
  const { kind = 'wizard', profile = maria } = options
  const path = `/api/v1/claim_drafts/${kind}`
  let draft = options.draft ?? null
  const seen = answerCalls({
    'GET /api/v1/users/me': () => ({ json: profile }),
    'GET /api/v1/accounts/coverages': () => ({ json: options.coverages ?? [] }),
    [`GET ${path}`]: () => ({ json: { draft } }),
    [`PUT ${path}`]: (body) => {
      const refusal = options.save?.(body)
      if (refusal !== undefined) return refusal
      const saved = afterSave(draft, body)
      draft = saved.draft
      return { json: saved }
    },
    [`DELETE ${path}`]: () => {
      draft = null
      return { json: { draft } }
    },
    'POST /api/v1/claims': options.submit ?? (() => ({ status: 201, json: filedClaim })),
  })
  const idempotencyKeys: (string | null)[] = []
  const answer = globalThis.fetch
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    if (init.method === 'POST') idempotencyKeys.push(new Headers(init.headers).get('idempotency-key'))
    return answer(address, init)
  })
  const bodies = (target: string) => seen.filter((call) => call.target === target).map(({ body }) => body)
  return {
    seen,
    claims: () => bodies('POST /api/v1/claims'),
    saves: () => bodies(`PUT ${path}`),
    draft: () => draft,
    saveElsewhere: (answers) => {
      draft = afterSave(draft, { step: draft?.step ?? 0, answers, parting: true }).draft
    },
    idempotencyKeys,
  }
}

export const filedClaim = {
  id: 1,
  uid: 'claim-1',
  subject: 'Brain MRI',
  status: 'Submitted',
  marked_resolved: false,
  creation_date: '2026-11-15T12:00:00.000Z',
  updated_at: '2026-11-15T12:00:00.000Z',
  care_date: null,
  insurer: null,
  plan: null,
  description: 'The insurer says it is not medically necessary.',
  urgent: false,
  insurance_type: 'MEDICARE',
  total_cost: null,
  service_type: 'DIAGNOSTIC',
  additional_notes: null,
  docs: [],
  appeal_url: null,
  user: { first_name: 'Maria', last_name: 'Delgado', email: maria.email, phone: null },
  answers: complete,
  unread: 0,
}
