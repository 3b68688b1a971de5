import { createHmac, timingSafeEqual } from 'node:crypto'
import { limits } from '@recourse/contract/limits'
import type { Clock } from '../clock.ts'
import type { Secrets } from '../secrets.ts'

/** A new window sends no token, so a link carries its own permission: this file, this viewer, these minutes. */
export interface Links {
  to(uid: string, viewerUid: string, folder?: '/files' | '/data_files'): string
  /** The viewer it was made for; null when it has ended or was changed. */
  viewerOf(fileUid: string, query: Readonly<Record<string, unknown>>): string | null
}

const lifetime = limits.fileLinkMinutes * 60
/** Links made within the same half of a lifetime are equal, so that a list that is read again does not change. */
const step = lifetime / 2

export function createLinks({ secrets, clock }: { secrets: Secrets; clock: Clock }): Links {
  const now = () => Math.floor(clock().getTime() / 1000)
  const sign = (key: Buffer, fileUid: string, viewerUid: string, expires: string) =>
    createHmac('sha256', key).update([fileUid, viewerUid, expires].join('\n')).digest('base64url')

  return {
    to(fileUid, viewerUid, folder = '/files') {
      const expires = String(Math.floor(now() / step) * step + lifetime)
      const signature = sign(secrets.keys('links')[0], fileUid, viewerUid, expires)
      return `${folder}/${fileUid}?${new URLSearchParams({ viewer: viewerUid, expires, signature })}`
    },
    viewerOf(fileUid, { viewer, expires, signature }) {
      if (typeof viewer !== 'string' || typeof expires !== 'string' || typeof signature !== 'string')
        return null
      if (!/^\d{1,12}$/.test(expires) || Number(expires) <= now()) return null
      const given = Buffer.from(signature)
      const isOurs = secrets.keys('links').some((key) => {
        const right = Buffer.from(sign(key, fileUid, viewer, expires))
        return right.length === given.length && timingSafeEqual(right, given)
      })
      return isOurs ? viewer : null
    },
  }
}
