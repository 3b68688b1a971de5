import type { FastifyRequest } from 'fastify'
import { type Device, describeDevice } from './user-agent.ts'

/** Who is at the door: known from the request, before anyone is signed in. */
export interface Caller {
  readonly address: string
  readonly device: Device
  readonly cookies: { readonly device: string | null; readonly trust: string | null }
  setCookie(line: string): void
}

/**
 * `device` says "I have signed in here before", `trusted_device` "leave the second step out". Both are random, sent to
 * the sign-in alone and out of reach of scripts; without the right password neither is worth anything.
 */
const names = { device: 'device', trust: 'trusted_device' } as const

export function callerOf({
  request,
  address,
  setCookie,
}: {
  request: FastifyRequest
  address: string
  setCookie(line: string): void
}): Caller {
  const cookies = readCookies(request.headers.cookie ?? '')
  return {
    address,
    device: describeDevice(request.headers['user-agent']),
    cookies: { device: cookies.get(names.device) ?? null, trust: cookies.get(names.trust) ?? null },
    setCookie,
  }
}

export function cookieLine(
  cookie: keyof typeof names,
  value: string,
  { maxAgeSeconds, publicUrl }: { maxAgeSeconds: number; publicUrl: string },
): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${names[cookie]}=${value}; Path=/auth; HttpOnly; SameSite=Strict; Max-Age=${maxAgeSeconds}${secure}`
}

/** Only what we could have set ourselves: 256 bits in base64url. */
function readCookies(header: string): Map<string, string> {
  const pairs = header.split(';').map((pair) => pair.trim().split('='))
  return new Map(
    pairs
      .filter(([, value]) => /^[\w-]{43}$/.test(value ?? ''))
      .map(([name = '', value = '']) => [name, value]),
  )
}
