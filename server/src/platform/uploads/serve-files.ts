import { Readable } from 'node:stream'
import { fileSentences } from '@recourse/contract/file-rules'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { validate as isUuid } from 'uuid'
import type { Orm } from '../db/database.ts'
import { FileMissing, type Files, StoreUnavailable } from '../files/files.ts'
import { AppError, busy } from '../http/app-error.ts'
import { type ByteRange, byteRange } from './byte-range.ts'
import { deadLinkPage } from './dead-link-page.ts'
import { type FileRow, findOpenable } from './file-records.ts'
import type { Links } from './links.ts'

export interface ServeDeps {
  readonly orm: Orm
  readonly files: Files
  readonly links: Links
  /** Called once for each view of somebody else's file, not for each of the pieces a viewer loads. */
  onOpenedByStaff(file: FileRow, viewerUid: string, request: FastifyRequest): Promise<void>
}

/** What a person sent us is shown as a thing apart: it may run nothing, load nothing and be framed nowhere else. */
const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'; sandbox"

/** GET /files/{uid}?viewer&expires&signature, as `links` makes them. */
export function registerFileLinks(app: FastifyInstance, deps: ServeDeps): void {
  app.get<{ Params: { uid: string }; Querystring: Record<string, unknown> }>(
    '/files/:uid',
    { exposeHeadRoute: true },
    async (request, reply) => {
      const { uid } = request.params
      const viewer = isUuid(uid) ? deps.links.viewerOf(uid, request.query) : null
      const found = viewer === null ? undefined : await findOpenable(deps.orm, uid, viewer)
      if (viewer === null || !found) return refuseLink(request, reply)
      return send(deps, found, viewer, request, reply)
    },
  )
}

/** Between looking it up and opening it, a change of keys may have put a copy in its place. */
async function openFile({ orm, files }: ServeDeps, file: FileRow, viewer: string, range?: ByteRange) {
  try {
    return await files.open(file.storage_key, range)
  } catch (error) {
    const moved = error instanceof FileMissing ? await findOpenable(orm, file.uid, viewer) : undefined
    if (!moved || moved.file.storage_key === file.storage_key) throw error
    return files.open(moved.file.storage_key, range)
  }
}

async function send(
  deps: ServeDeps,
  { file, isOwner }: { file: FileRow; isOwner: boolean },
  viewer: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const range = byteRange(request.headers.range, file.size)
  reply.headers({
    'content-type': file.content_type === 'text/plain' ? 'text/plain; charset=utf-8' : file.content_type,
    'content-disposition': `inline; filename*=UTF-8''${encodeName(file.name)}`,
    'content-security-policy': filePolicy,
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    etag: `"${file.sha256}"`,
  })
  if (range === 'outside') {
    return reply.code(416).header('content-range', `bytes */${file.size}`).send()
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 }
  reply.header('content-length', String(end - start + 1))
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${file.size}`)
  // With no body at all Fastify would put a length of 0 in place of ours.
  if (request.method === 'HEAD') return reply.send(Readable.from([]))
  if (!isOwner && start === 0) await deps.onOpenedByStaff(file, viewer, request)
  const content = await openFile(deps, file, viewer, range ?? undefined).catch((error: unknown) => {
    throw error instanceof StoreUnavailable ? busy(10) : error instanceof FileMissing ? gone() : error
  })
  return reply.send(content)
}

/** RFC 8187; the characters it does not allow beyond those that encodeURIComponent leaves alone. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

const gone = () => new AppError(404, 'This file is no longer there. Please contact us.')

/** A person gets a page, a program gets JSON. */
export function refuseLink(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!(request.headers.accept ?? '').includes('text/html')) throw new AppError(403, fileSentences.dead_link)
  return reply.code(403).type('text/html; charset=utf-8').send(deadLinkPage)
}
