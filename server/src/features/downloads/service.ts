import { downloadList } from '@recourse/contract/download-list'
import type { Download } from '@recourse/contract/downloads'
import type { Orm } from '../../platform/db/database.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import type { RateLimits } from '../../platform/rate-limits.ts'
import * as store from './store.ts'

export interface DownloadsDeps {
  readonly orm: Orm
  readonly rateLimits: RateLimits
}

export async function listDownloads({ orm }: DownloadsDeps): Promise<Download[]> {
  const views = await store.viewsByDownload(orm)
  return downloadList.map((entry) => ({ ...entry, views: views.get(entry.uid) ?? 0 }))
}

export async function countView(deps: DownloadsDeps, uid: string, address: string): Promise<Download> {
  const known = uid.toLowerCase()
  if (!downloadList.some((entry) => entry.uid === known)) throw notFound()
  if (await isFirstThisHour(deps, known, address)) await store.addView(deps.orm, known)
  const download = (await listDownloads(deps)).find((entry) => entry.uid === known)
  if (!download) throw notFound()
  return download
}

/** The rate limits keep a keyed digest of the address for the hour, and nothing after it. */
async function isFirstThisHour({ rateLimits }: DownloadsDeps, uid: string, address: string) {
  try {
    await rateLimits.take('download_views_by_visitor', `${uid} ${address}`)
    return true
  } catch (error) {
    if (error instanceof AppError && error.status === 429) return false
    throw error
  }
}
