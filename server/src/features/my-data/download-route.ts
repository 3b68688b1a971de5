import type { FastifyInstance } from 'fastify'
import { validate as isUuid } from 'uuid'
import { StoreUnavailable } from '../../platform/files/files.ts'
import { busy } from '../../platform/http/app-error.ts'
import { refuseLink } from '../../platform/uploads/serve-files.ts'
import type { MyDataDeps } from './service.ts'
import { findFetchable } from './store.ts'

/** GET /data_files/{uid}?viewer&expires&signature, as `links` makes them. */
export function registerDataFileDownload(
  app: FastifyInstance,
  { orm, files, links, clock }: MyDataDeps,
): void {
  app.get<{ Params: { uid: string }; Querystring: Record<string, unknown> }>(
    '/data_files/:uid',
    async (request, reply) => {
      const { uid } = request.params
      const viewer = isUuid(uid) ? links.viewerOf(uid, request.query) : null
      const found = viewer === null ? undefined : await findFetchable(orm, uid, viewer, clock())
      if (!found?.storage_key || !found.made_at) return refuseLink(request, reply)
      const content = await files.open(found.storage_key).catch((error: unknown) => {
        throw error instanceof StoreUnavailable ? busy(10) : error
      })
      const name = `recourse-data-${found.made_at.toISOString().slice(0, 10)}.zip`
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="${name}"`,
          'content-length': String(found.size),
          'cache-control': 'private, no-store',
        })
        .send(content)
    },
  )
}
