import type { Profile } from '@recourse/contract/account'
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
    updated_at: '2026-11-14T12:00:00.000Z',
    expires_at: '2027-01-13T12:00:00.000Z',
  }
}

interface ClaimServerOptions {
  readonly kind?: DraftKind
  readonly profile?: Profile
  readonly draft?: Draft | null
  /** Answers the sending of a claim. */
  readonly submit?: (body: unknown) => Answer | Promise<Answer>
  /** A refusal of a save, or nothing when it works. */
  readonly save?: (body: unknown) => Answer | undefined
}

export interface ClaimServer {
  readonly seen: readonly SeenCall[]
  readonly claims: () => unknown[]
  readonly saves: () => unknown[]
  readonly idempotencyKeys: readonly (string | null)[]
}

/** Answers as the server does: a draft that is saved is there when it is asked for again. */
export function claimServer(options: ClaimServerOptions = {}): ClaimServer {
  const { kind = 'wizard', profile = maria } = options
  const path = `/api/v1/claim_drafts/${kind}`
  let draft = options.draft ?? null
  const seen = answerCalls({
    'GET /api/v1/users/me': () => ({ json: profile }),
    [`GET ${path}`]: () => ({ json: { draft } }),
    [`PUT ${path}`]: (body) => {
      const refusal = options.save?.(body)
      if (refusal !== undefined) return refusal
      const { step, answers } = body as Pick<Draft, 'step' | 'answers'>
      draft = { ...makeDraft(step, answers), uid: draft?.uid ?? 'draft-new' }
      return { json: { draft } }
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
    idempotencyKeys,
  }
}

const filedClaim = {
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
}
