import { scopes as knownScopes, meansSignedIn, type Scope } from '@recourse/contract/roles'

export interface Session {
  readonly isSignedIn: boolean
  readonly token: string
  readonly scopes: readonly Scope[]
  /** Whom the token was made for: tells a second sign-in of one person from another person's. */
  readonly subject: string
  /** For display only. */
  readonly username: string
}

export const signedOut: Session = { isSignedIn: false, token: '', scopes: [], subject: '', username: '' }

/** The keys and their form are fixed: `token`, and `scopes` as a comma-separated list. */
export const tokenKey = 'token'
export const scopesKey = 'scopes'

interface TokenPayload {
  readonly scopes: readonly Scope[]
  readonly subject: string
  readonly username: string
}

/**
 * Reads the token's payload without checking its signature: the server does that on every call.
 * Its expiry is not looked at either, because a wrong clock on the person's device would lock them out.
 */
export function findTokenPayload(token: string): TokenPayload | undefined {
  const encoded = token.split('.')[1]
  if (encoded === undefined) return undefined
  try {
    const payload: unknown = JSON.parse(decodeBase64Url(encoded))
    if (typeof payload !== 'object' || payload === null || !('scopes' in payload)) return undefined
    return {
      scopes: onlyKnown(payload.scopes),
      subject: textOf('sub' in payload && payload.sub),
      username: textOf('username' in payload && payload.username),
    }
  } catch {
    return undefined
  }
}

/** What is stored, as a session. Anything broken or foreign reads as signed out. */
export function parseSession(token: string | null, scopesText: string | null): Session {
  if (token === null || scopesText === null) return signedOut
  const payload = findTokenPayload(token)
  const scopes = onlyKnown(scopesText.split(',').map((scope) => scope.trim()))
  if (payload === undefined || !meansSignedIn(payload.scopes) || !meansSignedIn(scopes)) return signedOut
  return { isSignedIn: true, token, scopes, subject: payload.subject, username: payload.username }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function onlyKnown(values: unknown): Scope[] {
  if (!Array.isArray(values)) return []
  return knownScopes.filter((scope) => values.includes(scope))
}

function decodeBase64Url(encoded: string): string {
  const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)))
}
