import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { adminPageMax, pageLimit } from './paging.ts'
import { isoTime, storable, strict, uid } from './text.ts'

/** Fewer characters would match nearly everyone. */
export const peopleSearchMin = 3

const tooShort = `Please enter at least ${peopleSearchMin} characters.`

const managedPerson = z.object({
  uid: z.string(),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  is_staff: z.boolean(),
  is_claims_admin: z.boolean(),
  is_superuser: z.boolean(),
  disabled: z.boolean(),
  verified: z.boolean(),
  created_at: isoTime,
})
export type ManagedPerson = z.infer<typeof managedPerson>

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/v1/admin/people',
  access: 'superuser',
  summary: 'People by a part of their name, username or email; without a search, everyone who holds a role.',
  query: strict({
    search: z.optional(
      z.string().check(
        z.trim(),
        z.overwrite((text) => text.replace(/\s+/g, ' ')),
        z.minLength(peopleSearchMin, tooShort),
        z.maxLength(limits.lineMax, `Please use at most ${limits.lineMax} characters.`),
        storable,
        z.refine((text) => /[\p{L}\p{N}]/u.test(text), 'Please enter letters or digits.'),
      ),
    ),
    limit: z.optional(pageLimit(adminPageMax)),
    /** The `next_uid_after` of the page before. */
    uid_after: z.optional(uid),
  }),
  reply: z.object({ people: z.array(managedPerson), next_uid_after: z.nullable(z.string()) }),
})

const flag = z.boolean('Please say true or false.')

export const setPersonRoles = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/people/roles',
  access: 'superuser',
  summary: 'Give and take roles. The person is signed out everywhere.',
  body: strict({ person_uid: uid, is_staff: flag, is_claims_admin: flag, is_superuser: flag }),
  reply: managedPerson,
})

export const setPersonDisabled = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/people/disabled',
  access: 'superuser',
  summary: 'Switch an account off or on again. Its claims stay; its sessions end.',
  body: strict({ person_uid: uid, disabled: flag }),
  reply: managedPerson,
})

export const endPersonSessions = endpoint({
  method: 'POST',
  path: '/api/v1/admin/people/end_sessions',
  access: 'superuser',
  summary: 'Sign a person out on every device.',
  body: strict({ person_uid: uid }),
  reply: managedPerson,
})
