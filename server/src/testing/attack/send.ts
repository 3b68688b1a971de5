import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { PlainRequest } from './valid-request.ts'

/** As a program would send it: JSON, or a form where a file goes along. */
export async function send(
  app: FastifyInstance,
  { method, path, query, body, file }: PlainRequest,
  token: string | null,
): Promise<LightMyRequestResponse> {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const encoded = file ? formOf(body, file) : null
  return app.inject({
    method,
    url: `${path}?${search}`,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(encoded && { 'content-type': encoded.headers.get('content-type') ?? '' }),
    },
    ...(encoded ? { payload: Buffer.from(await encoded.arrayBuffer()) } : body && { payload: body }),
  })
}

export function formOf(fields: PlainRequest['body'], file: Uint8Array<ArrayBuffer>): Response {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields ?? {})) form.append(name, String(value))
  form.append('file', new File([file], 'letter.pdf', { type: 'application/pdf' }))
  return new Response(form)
}
