import { Buffer } from 'node:buffer'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin } from 'vite'
import type { SeenUpload } from './uploads-seen.ts'

const uploadPath = '/api/v1/upload_supporting_doc'

/**
 * Takes files over a real connection, since only a real request reports its progress. The file's name says what becomes
 * of it: 'refused-413.pdf' is refused, 'refused-503-once.pdf' only at its first try, 'held-1.pdf' waits for a release
 * and 'silent.pdf' is never answered. A token that ends in 'dead' is refused.
 */
export function uploadServer(): Plugin {
  const seen: SeenUpload[] = []
  const held = new Map<string, () => void>()

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = await readForm(request)
    const file = form.get('file')
    if (!(file instanceof File)) return say(response, 422, { detail: 'Please choose a file.' })
    const { authorization = '', 'idempotency-key': key } = request.headers
    const earlier = seen.filter((other) => other.key === key && other.status !== 401)
    const status = authorization.endsWith('dead') ? 401 : statusFor(file.name, earlier.length)
    seen.push({
      claim_uid: String(form.get('claim_uid')),
      key: String(key),
      name: file.name,
      size: file.size,
      authorization,
      status,
    })
    if (file.name === 'silent.pdf') return
    if (file.name.startsWith('held-') && status === 201) {
      await new Promise<void>((resolve) => held.set(String(form.get('claim_uid')), resolve))
    }
    if (status !== 201) return say(response, status, { detail: `Refused with ${status}.` })
    say(response, 201, {
      uid: key,
      url: null,
      name: file.name,
      content_type: file.type,
      size: file.size,
      created_at: '2026-11-15T12:00:00.000Z',
    })
  }

  return {
    name: 'upload-server',
    configureServer({ middlewares }) {
      middlewares.use(uploadPath, (request, response) => void take(request, response))
      middlewares.use('/testing/uploads', (request, response) => {
        const claim = request.url?.slice(1)
        say(
          response,
          200,
          seen.filter(({ claim_uid }) => claim_uid === claim),
        )
      })
      middlewares.use('/testing/release', (request, response) => {
        held.get(request.url?.slice(1) ?? '')?.()
        say(response, 200, {})
      })
    },
  }
}

function statusFor(name: string, earlier: number): number {
  const [, refused, once] = /^refused-(\d+)(-once)?/.exec(name) ?? []
  if (refused === undefined || (once !== undefined && earlier > 0)) return 201
  return Number(refused)
}

async function readForm(request: IncomingMessage): Promise<FormData> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  return await new Response(Buffer.concat(chunks), { headers }).formData()
}

function say(response: ServerResponse, status: number, json: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(json))
}
