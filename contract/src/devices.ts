import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { isoTime, strict, uid } from './text.ts'

export const deviceKinds = ['computer', 'phone', 'tablet', 'program'] as const
export type DeviceKind = (typeof deviceKinds)[number]

const signedInDevice = z.object({
  uid: z.string(),
  /** "Firefox on Windows" */
  name: z.string(),
  kind: z.enum(deviceKinds),
  signed_in_at: isoTime,
  last_seen_at: isoTime,
  /** The one that asks. */
  is_this: z.boolean(),
})
export type SignedInDevice = z.infer<typeof signedInDevice>

const deviceList = z.object({ devices: z.array(signedInDevice) })

export const listDevices = endpoint({
  method: 'GET',
  path: '/api/v1/users/devices',
  access: 'signed_in',
  summary: 'Where the signed-in person is signed in, the last one used first.',
  reply: deviceList,
})

export const signOutDevice = endpoint({
  method: 'DELETE',
  path: '/api/v1/users/devices',
  access: 'signed_in',
  summary: 'Sign out one device.',
  query: strict({ uid }),
  reply: deviceList,
})

export const signOutOtherDevices = endpoint({
  method: 'DELETE',
  path: '/api/v1/users/devices/others',
  access: 'signed_in',
  summary: 'Sign out every device but this one. No other device stays trusted.',
  reply: deviceList,
})
