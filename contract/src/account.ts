import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { sentences } from './errors.ts'
import { limits } from './limits.ts'
import { isRegionName } from './regions.ts'
import { emailText, requiredText, strict } from './text.ts'

export const region = z.object({ uid: z.string(), name: z.string() })

export const profile = z.object({
  uid: z.string(),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** A new address that waits for its owner's yes. */
  pending_email: z.nullable(z.string()),
  age: z.nullable(z.int()),
  phone: z.nullable(z.string()),
  city: z.nullable(z.string()),
  region: z.nullable(z.object({ name: z.string() })),
  is_staff: z.boolean(),
  is_claims_admin: z.boolean(),
  is_superuser: z.boolean(),
})
export type Profile = z.infer<typeof profile>

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/v1/users/me',
  access: 'signed_in',
  summary: "The signed-in person's profile.",
  reply: profile,
})

/** Keys stand in the order in which the specification checks them. */
export const editProfileBody = strict({
  first_name: requiredText('First name required.', limits.nameMax),
  last_name: requiredText('Last name required.', limits.nameMax),
  age: z
    .int({ error: (issue) => (issue.input == null ? 'Age required.' : 'Age must be an integer.') })
    .check(
      z.minimum(limits.ageMin, `Age must be between ${limits.ageMin} and ${limits.ageMax}.`),
      z.maximum(limits.ageMax, `Age must be between ${limits.ageMin} and ${limits.ageMax}.`),
    ),
  phone: requiredText('Phone number required.', limits.phoneMax),
  city: requiredText('City required.', limits.cityMax),
  region_name: z.string('Region required.').check(z.refine(isRegionName, 'Region required.')),
  email: z.optional(emailText(sentences.invalidEmail)),
})

export const editProfile = endpoint({
  method: 'PUT',
  path: '/api/v1/users/edit_user',
  access: 'signed_in',
  summary:
    'Change the profile. A new email address asks for a recent password, and counts once its owner has confirmed it.',
  body: editProfileBody,
  reply: profile,
})

export const listRegions = endpoint({
  method: 'GET',
  path: '/api/v1/resources/regions',
  access: 'public',
  summary: 'The 54 regions the service covers.',
  reply: z.array(region),
})
