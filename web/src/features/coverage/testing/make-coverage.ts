import type { Coverage } from '@recourse/contract/coverage'

export function makeCoverage(change: Partial<Coverage> = {}): Coverage {
  return {
    uid: '0197a000-0000-7000-8000-000000000001',
    status: 'active',
    region: { name: 'Arkansas' },
    insurer_name: 'Celtic Insurance Company',
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
    ...change,
  }
}
