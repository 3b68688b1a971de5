import type { Scope } from '@recourse/contract/roles'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Secrets } from '../../platform/secrets.ts'
import type { Person, Session } from './store.ts'

/** The claims a token carries. Only `sid` decides anything; scopes and username are for the browser's display. */
export interface TokenClaims {
  readonly session_uid: string
}

export interface Tokens {
  issue(
    session: Pick<Session, 'uid' | 'created_at' | 'expires_at'>,
    person: Person,
    scopes: readonly Scope[],
  ): Promise<string>
  read(token: string): Promise<TokenClaims | null>
}

const issuer = 'recourse'
const algorithm = 'HS256'

export function createTokens(secrets: Secrets): Tokens {
  return {
    issue: (session, person, scopes) =>
      new SignJWT({ sid: session.uid, scopes, username: person.username })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setIssuer(issuer)
        .setSubject(person.uid)
        .setIssuedAt(session.created_at)
        .setExpirationTime(session.expires_at)
        .sign(secrets.keys('tokens')[0]),
    async read(token) {
      for (const key of secrets.keys('tokens')) {
        try {
          // Whether the session is over is asked of its row; the token's own times are not checked twice.
          const { payload } = await jwtVerify(token, key, {
            algorithms: [algorithm],
            issuer,
            currentDate: new Date(0),
          })
          return typeof payload.sid === 'string' ? { session_uid: payload.sid } : null
        } catch (error) {
          if (!(error instanceof errors.JOSEError)) throw error
        }
      }
      return null
    },
  }
}
