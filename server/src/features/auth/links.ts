import { createHash, randomBytes } from 'node:crypto'
import { sentences } from '@recourse/contract/errors'
import { limits } from '@recourse/contract/limits'
import { after, minutes } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { AuthDeps } from './deps.ts'
import * as store from './store.ts'

const paths = { reset_password: '/reset-password', confirm_email: '/confirm-email' } as const

export const linkExpired = () => new AppError(400, sentences.linkExpired)

/** A link that works once. Its token has 256 bits, so a plain hash hides it well enough. */
export async function makeLink(
  { clock, publicUrl }: AuthDeps,
  tx: Tx,
  link: { kind: store.Link['kind']; person_uid: string; email: string | null },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expires_at = after(clock(), minutes(limits.linkMinutes))
  await store.insertLink(tx, { ...link, token_hash: hashed(token), expires_at })
  return `${publicUrl}${paths[link.kind]}?token=${token}`
}

export async function requireLink(
  { orm, clock }: AuthDeps,
  kind: store.Link['kind'],
  token: string,
): Promise<store.Link> {
  const link = await store.findLink(orm, kind, hashed(token), clock())
  if (!link) throw linkExpired()
  return link
}

function hashed(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
