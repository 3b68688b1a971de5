import type { ClaimAnswers } from '@recourse/contract/claim-form'
import type { Claim } from '@recourse/contract/claims'
import type { TestPerson } from './people.ts'

/** Everything that a claim must say, and nothing more. */
export const completeAnswers = {
  first_name: 'Sam',
  last_name: 'Sample',
  region: 'Pennsylvania',
  email: 'sam@example.com',
  subject: 'Brain MRI',
  description: 'My doctor ordered it. The insurer says it is not needed.',
  insurance_type: 'EMPLOYER_SPONSORED_FULLY_INSURED',
  denial_reason: 'NMN',
  denial_timing_type: 'PRE_SERVICE',
  service_type: 'DIAGNOSTIC',
} as const satisfies ClaimAnswers

/** A claim that this member has filed. */
export async function makeClaim(member: TestPerson, change: ClaimAnswers = {}): Promise<Claim> {
  const answer = await member.call('POST', '/api/v1/claims', { ...completeAnswers, ...change })
  if (answer.statusCode !== 201) throw new Error(`the claim was not filed: ${answer.body}`)
  return answer.json()
}
