import * as contract from '@recourse/contract/auth'
import { notSignedIn } from '../../platform/http/app-error.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { AuthDeps } from './deps.ts'
import { callerOf } from './devices/caller.ts'
import { confirmEmail } from './email-change.ts'
import { requestPasswordLink, resetPassword } from './password-reset.ts'
import { provePassword } from './proof.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { requestCode, verifyEmail } from './verification.ts'

export function authRoutes(deps: AuthDeps): Route[] {
  const { orm, sessions } = deps
  return [
    route(contract.signIn, ({ body, ...call }) => signIn(deps, body, callerOf(call))),
    route(contract.signUp, ({ body, address }) => signUp(deps, body, address)),
    route(contract.generateVerificationCode, ({ body, address }) =>
      requestCode(deps, body.username, address),
    ),
    route(contract.verifyEmail, ({ body }) => verifyEmail(deps, body)),
    route(contract.forgotPassword, ({ body, address }) => requestPasswordLink(deps, body.email, address)),
    route(contract.resetPassword, ({ body, ...call }) =>
      resetPassword(deps, body.token, body.password, callerOf(call)),
    ),
    route(contract.confirmEmail, ({ body, address }) => confirmEmail(deps, body.token, address)),
    route(contract.signOut, async ({ actor }) => {
      await orm.transaction((tx) => sessions.end(tx, actor.session_uid))
      return { detail: 'You are signed out.' }
    }),
    route(contract.keepAlive, async ({ actor }) => {
      const expiry = await sessions.expiry(actor)
      if (!expiry) throw notSignedIn()
      return {
        idle_expires_at: expiry.idle_expires_at.toISOString(),
        expires_at: expiry.expires_at.toISOString(),
      }
    }),
    route(contract.provePassword, ({ actor, body }) => provePassword(deps, actor, body.password)),
  ]
}
