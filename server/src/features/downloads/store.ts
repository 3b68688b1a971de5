import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/db/database.ts'
import { download_views } from '../../schema/site.ts'

export async function viewsByDownload(orm: Orm): Promise<ReadonlyMap<string, number>> {
  const rows = await orm.select().from(download_views)
  return new Map(rows.map(({ download_uid, views }) => [download_uid, views]))
}

export async function addView(orm: Orm, downloadUid: string): Promise<void> {
  await orm
    .insert(download_views)
    .values({ download_uid: downloadUid, views: 1 })
    .onConflictDoUpdate({
      target: download_views.download_uid,
      set: { views: sql`${download_views.views} + 1` },
    })
}
