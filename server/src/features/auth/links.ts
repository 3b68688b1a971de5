import { sentences } from '@recourse/contract/errors'
import { limits } from '@recourse/contract/limits'
import { after, minutes } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { AuthDeps } from './deps.ts'
import { hashToken, makeToken } from './one-time-token.ts'
import * as store from './store.ts'

const paths = { reset_password: '/reset-password', confirm_email: '/confirm-email' } as const

export const linkExpired = () => new AppError(400, sentences.linkExpired)

/** A link that works once. */
export async function makeLink(
  { clock, publicUrl }: AuthDeps,
  tx: Tx,
  link: { kind: store.Link['kind']; person_uid: string; email: string | null },
): Promise<string> {
  const token = makeToken()
  const expires_at = after(clock(), minutes(limits.linkMinutes))
  await store.insertLink(tx, { ...link, token_hash: hashToken(token), expires_at })
  return `${publicUrl}${paths[link.kind]}?token=${token}`
}

export async function requireLink(
  { orm, clock }: AuthDeps,
  kind: store.Link['kind'],
  token: string,
): Promise<store.Link> {
  const link = await store.findLink(orm, kind, hashToken(token), clock())
  if (!link) throw linkExpired()
  return link
}
