import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { TestPerson } from './people.ts'

export const uploadUrl = '/api/v1/upload_supporting_doc'

type Part = readonly [name: string, value: string | File]

export const fileOf = (content: string | Uint8Array, name = 'letter.pdf', type = 'application/pdf') =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type })

/** Sends the parts in this order, as a browser's form would. */
export async function sendParts(
  app: FastifyInstance,
  person: TestPerson | null,
  parts: readonly Part[],
  { url = uploadUrl, key, method = 'POST' }: { url?: string; key?: string; method?: 'POST' | 'PUT' } = {},
): Promise<LightMyRequestResponse> {
  const form = new FormData()
  for (const [name, value] of parts) form.append(name, value)
  const encoded = new Response(form)
  return app.inject({
    method,
    url,
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      ...(person && { authorization: `Bearer ${person.token}` }),
      ...(key && { 'idempotency-key': key }),
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
}

export function upload(
  app: FastifyInstance,
  person: TestPerson | null,
  claim_uid: string,
  file: File,
  key?: string,
) {
  return sendParts(
    app,
    person,
    [
      ['claim_uid', claim_uid],
      ['file', file],
    ],
    key ? { key } : {},
  )
}
