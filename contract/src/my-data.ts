import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { isoTime, requiredSecret, requiredText, strict } from './text.ts'

export const dataFileStates = ['none', 'preparing', 'ready', 'expired', 'failed'] as const

/** The ZIP file with everything we hold about a person. */
export const dataFile = z.object({
  state: z.enum(dataFileStates),
  made_at: z.nullable(isoTime),
  /** Bytes. */
  size: z.nullable(z.int()),
  expires_at: z.nullable(isoTime),
  /** A link for the next minutes, while the file is ready. */
  url: z.nullable(z.string()),
  /** From when on a new file may be asked for; null: now. */
  next_at: z.nullable(isoTime),
})
export type DataFile = z.infer<typeof dataFile>

export const getDataFile = endpoint({
  method: 'GET',
  path: '/api/v1/users/me/data_file',
  access: 'signed_in',
  summary: "The state of the file with the signed-in person's data, and a link while it is ready.",
  reply: dataFile,
})

export const makeDataFile = endpoint({
  method: 'POST',
  path: '/api/v1/users/me/data_file',
  access: 'signed_in',
  summary:
    'Ask for a ZIP file with everything held about the signed-in person. Once a day; a mail says when.',
  reply: dataFile,
})

export const deleteAccountBody = strict({
  username: requiredText('Type your username to go on.', limits.usernameMax),
  password: requiredSecret('Please provide your password.', limits.passwordMax),
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/v1/users/me/deletion',
  access: 'member',
  summary: 'Delete the account with everything in it after 7 days. Signing in before then takes it back.',
  body: deleteAccountBody,
  reply: z.object({ delete_after: isoTime }),
})
