import type { MultipartValue } from '@fastify/multipart'
import type { Schema } from '@recourse/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { AppError, invalidField } from './app-error.ts'

type Kind = 'boolean' | 'integer' | 'array' | 'text'
export type FieldKinds = ReadonlyMap<string, Kind>
export type Fields = Record<string, unknown>
type Properties = Record<string, { type?: string | string[]; anyOf?: { type?: string }[] }>

/** What each field of a body is, read from its schema: multipart carries text only. */
export function fieldKinds(schema: Schema): FieldKinds {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const kinds = new Map<string, Kind>()
  for (const [name, property] of Object.entries((json.properties ?? {}) as Properties)) {
    const types = [property.type, ...(property.anyOf ?? []).map((option) => option.type)].flat()
    const kind = (['boolean', 'integer', 'array'] as const).find((candidate) => types.includes(candidate))
    kinds.set(name, kind ?? 'text')
  }
  return kinds
}

/** The fields of a multipart body that carries no file. */
export async function readFields(request: FastifyRequest, kinds: FieldKinds): Promise<Fields> {
  const fields: Fields = Object.create(null)
  for await (const part of readable(request.parts())) {
    if (part.type === 'file') {
      part.file.resume()
      throw invalidField(part.fieldname, 'This request takes no files.')
    }
    addField(fields, part, kinds)
  }
  return { ...fields }
}

export function addField(fields: Fields, part: MultipartValue, kinds: FieldKinds): void {
  if (part.fieldnameTruncated || part.valueTruncated)
    throw new AppError(413, 'One of the fields is too long.')
  if (part.value === '') return
  take(fields, part.fieldname, convert(part.fieldname, String(part.value), kinds.get(part.fieldname)), kinds)
}

/** The parser's own complaints (no boundary, cut short) are about the request, not about us. */
export async function* readable<T>(parts: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* parts
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error
    throw new AppError(422, 'The form data could not be read.')
  }
}

function take(fields: Fields, name: string, value: unknown, kinds: FieldKinds) {
  if (kinds.get(name) === 'array') {
    fields[name] = [...((fields[name] as unknown[] | undefined) ?? []), value]
  } else if (name in fields) {
    throw invalidField(name, 'This field was sent twice.')
  } else {
    fields[name] = value
  }
}

function convert(name: string, value: string, kind: Kind | undefined): unknown {
  if (kind === 'boolean') {
    if (value !== 'true' && value !== 'false') throw invalidField(name, 'Please send true or false.')
    return value === 'true'
  }
  // Anything but digits stays text, so that the schema answers with its own sentence.
  if (kind === 'integer') return /^-?\d{1,15}$/.test(value) ? Number(value) : value
  return value
}
