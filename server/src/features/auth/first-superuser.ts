import type { Config } from '../../config.ts'
import { createAccount } from './accounts.ts'
import type { AuthDeps } from './deps.ts'
import * as store from './store.ts'

/** ADMIN_* makes the first superuser, and nothing once there is one. */
export async function ensureFirstSuperuser(
  deps: AuthDeps,
  admin: Config['admin'],
): Promise<'made' | 'not needed'> {
  if (!admin || (await store.findSuperuser(deps.orm))) return 'not needed'
  try {
    await createAccount(deps, { ...admin, first_name: 'First', last_name: 'Superuser', is_superuser: true })
  } catch (error) {
    // Another node that started at the same moment has made it.
    if (await store.findSuperuser(deps.orm)) return 'not needed'
    throw error
  }
  return 'made'
}
