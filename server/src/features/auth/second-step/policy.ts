import { isOnStaff, type RoleFlags } from '@recourse/contract/roles'
import type { Config } from '../../../config.ts'

/** Whether a person's role asks for a second step. */
export function mustHaveSecondStep(policy: Config['staffSecondFactor'], person: RoleFlags): boolean {
  return policy === 'required' && isOnStaff(person)
}
