import type { Claim } from '@recourse/contract/claims'

/** A claim as the server answers it, with what a test wants to be different. */
export function makeClaim(different: Partial<Claim> = {}): Claim {
  const id = different.id ?? 1
  return {
    id,
    uid: `${id}`.repeat(8).concat('-0000-4000-8000-000000000000'),
    subject: `Claim ${id}`,
    status: 'Submitted',
    marked_resolved: false,
    creation_date: '2026-10-09T15:00:00.000Z',
    updated_at: '2026-10-12T15:00:00.000Z',
    care_date: '2026-10-02',
    insurer: { name: 'Keystone Valley Health' },
    plan: { name: 'Silver 3000 PPO' },
    description: 'My doctor ordered it. The insurer says it is not needed.',
    urgent: false,
    insurance_type: null,
    total_cost: null,
    service_type: null,
    additional_notes: null,
    docs: [],
    appeal_url: null,
    user: { first_name: 'Maria', last_name: 'Delgado', email: 'maria@example.com', phone: null },
    answers: {},
    unread: 0,
    ...different,
  }
}

/** Newest first, as the server lists them; no two columns have the same order. */
export const mariasClaims: readonly Claim[] = [
  makeClaim({
    id: 7,
    uid: 'a3f09c1e-0000-4000-8000-000000000007',
    subject: 'Brain MRI',
    status: 'User Action Required',
  }),
  makeClaim({
    id: 6,
    uid: 'd810f6aa-0000-4000-8000-000000000006',
    subject: 'infusions, 6 sessions',
    status: 'Pending',
    creation_date: '2026-09-21T15:00:00.000Z',
    care_date: '2026-09-18',
  }),
  makeClaim({
    id: 5,
    uid: '5e61d9f2-0000-4000-8000-000000000005',
    subject: 'Physical therapy after knee surgery',
    creation_date: '2026-09-05T15:00:00.000Z',
    care_date: '2026-09-03',
  }),
  makeClaim({
    id: 4,
    uid: '0be94c37-0000-4000-8000-000000000004',
    subject: 'Inhaler refill',
    status: 'Pending',
    marked_resolved: true,
    creation_date: '2026-03-14T15:00:00.000Z',
    care_date: null,
    insurer: null,
    plan: null,
    description: '',
  }),
  makeClaim({
    id: 3,
    uid: '77c2e0b4-0000-4000-8000-000000000003',
    subject: 'Emergency room visit',
    status: 'Resolved',
    creation_date: '2026-02-06T15:00:00.000Z',
    care_date: '2026-01-30',
  }),
]
export const olderClaims: readonly Claim[] = [
  makeClaim({ id: 2, subject: 'Wheelchair' }),
  makeClaim({ id: 1, subject: 'Blood test' }),
]
