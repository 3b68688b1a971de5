import type { ChatRole } from '@recourse/contract/chat'
import type { AuthLevel } from '@recourse/contract/roles'

export const roleWords: Record<ChatRole, AuthLevel> = {
  community: 'Community',
  staff: 'Staff',
  'claims admin': 'Claims Admin',
  superuser: 'Superuser',
}
