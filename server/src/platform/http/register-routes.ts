import { successStatus } from '@recourse/contract/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Actor, requireAccess } from './actor.ts'
import { keepPromised } from './keep-promised.ts'
import { type FieldKinds, fieldKinds, readFields } from './multipart-fields.ts'
import { networkOf } from './network-address.ts'
import { parseInput } from './parse-input.ts'
import { readUpload, type UploadRules } from './read-upload.ts'
import type { Call, Route } from './route.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
    /** Where it came from, as rate limits and the audit name it. Found once: behind a proxy it has to be parsed. */
    network: string
  }
}

export type Authenticate = (token: string) => Promise<Actor | null>

/** Every request takes this road: authenticate, check access, parse, act, keep only what was promised. */
export function registerRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  {
    authenticate,
    countRequest,
    uploads,
  }: { authenticate: Authenticate; countRequest(address: string): Promise<void>; uploads: UploadRules },
): void {
  app.decorateRequest('actor', null)
  app.decorateRequest('network', '')
  for (const { endpoint, handle } of routes) {
    const kinds: FieldKinds = endpoint.body ? fieldKinds(endpoint.body) : new Map()
    const keep = keepPromised(endpoint.reply)
    const status = successStatus(endpoint.method)
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      // Before the body is read, so that a stranger's bytes are never parsed and 401 comes before 422.
      onRequest: async (request) => {
        request.network = networkOf(request.ip)
        await countRequest(request.network)
        if (endpoint.access === 'public') return
        const token = bearerToken(request)
        request.actor = token ? await authenticate(token) : null
        requireAccess(endpoint.access, request.actor)
      },
      handler: async (request, reply) => {
        const received = endpoint.file ? await readUpload(request, kinds, uploads) : null
        try {
          const input = received?.fields ?? (await readBody(request, kinds))
          const call = {
            actor: request.actor,
            body: endpoint.body ? parseInput(endpoint.body, input) : undefined,
            query: endpoint.query ? parseInput(endpoint.query, request.query) : undefined,
            upload: received?.upload,
            address: request.network,
            request,
            setCookie: (line: string) => void reply.header('set-cookie', line),
          }
          const answer = await handle(call as unknown as Call<typeof endpoint>)
          return reply.code(status).send(keep(answer))
        } finally {
          await received?.upload.file.discard()
        }
      },
    })
  }
}

async function readBody(request: FastifyRequest, kinds: FieldKinds): Promise<unknown> {
  return request.isMultipart() ? readFields(request, kinds) : (request.body ?? {})
}

function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null
}
