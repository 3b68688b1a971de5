import type { Endpoint, Schema } from '@recourse/contract/endpoint'
import * as z from 'zod/mini'
import { pdf } from '../awkward-pdfs.ts'
import { completeAnswers } from '../make-claim.ts'
import { goodPassword, uniqueName } from '../people.ts'

/** What a request can name. */
export interface Named {
  readonly claim_uid: string
  readonly coverage_uid: string
  readonly person_uid: string
  readonly username: string
}

export interface PlainRequest {
  readonly method: Endpoint['method']
  readonly path: string
  readonly query: Readonly<Record<string, unknown>>
  readonly body: Readonly<Record<string, unknown>> | undefined
  /** The content of the one file it carries. */
  readonly file: Uint8Array<ArrayBuffer> | undefined
}

type JsonSchema = z.core.JSONSchema.JSONSchema
export interface Field {
  readonly name: string
  readonly required: boolean
  readonly schema: JsonSchema
}

export function fieldsOf(schema: Schema | undefined): Field[] {
  if (!schema) return []
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).map(([name, property]) => ({
    name,
    required: required.includes(name),
    schema: typeof property === 'boolean' ? {} : property,
  }))
}

/** Words that fit fields of this name wherever they stand. */
function wordsFor(named: Named): Readonly<Record<string, unknown>> {
  return {
    ...named,
    claim_uids: [named.claim_uid],
    assignee_uid: null,
    actor_uid: named.person_uid,
    subject_uid: named.claim_uid,
    uid_after: named.person_uid,
    password: goodPassword,
    email: `${uniqueName('mail')}@example.com`,
    email_address: `${uniqueName('mail')}@example.com`,
    verification_code: '123456',
    age: 58,
    phone: '555 0100',
    region: 'Guam',
    region_name: 'Guam',
    effective_date: '2026-01-01',
    from: '2026-01-01',
    to: '2026-12-31',
    search: 'Sample',
    assigned: 'me',
    cursor: '',
    status: 'Processing',
    answers: { subject: 'Knee surgery' },
    file_names: ['letter.pdf'],
    client_id: uniqueName('id'),
  }
}

/** Where the field's name says too little. */
const special: Readonly<Record<string, (named: Named) => Record<string, unknown>>> = {
  signUp: () => ({ username: uniqueName('new') }),
  submitClaim: () => ({ ...completeAnswers }),
  updateCoverage: ({ coverage_uid }) => ({ uid: coverage_uid }),
  saveWizardDraft: () => ({ uid: null }),
  saveIntakeDraft: () => ({ uid: null }),
  setClaimStatus: () => ({ from: undefined }),
}

/** A value that the field takes: by its name, else by its type. */
export function sampleOf(name: string, { name: field, schema }: Field, named: Named): unknown {
  const own = special[name]?.(named) ?? {}
  if (field in own) return own[field]
  const words = wordsFor(named)
  if (field in words && fits(schema, words[field])) return words[field]
  return byType(schema)
}

function fits(schema: JsonSchema, value: unknown): boolean {
  return schema.enum === undefined || schema.enum.includes(value as string)
}

function byType(schema: JsonSchema): unknown {
  const [option] = schema.anyOf ?? []
  if (option !== undefined) return byType(option as JsonSchema)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.format === 'uuid' || /uuid|0-9a-f/i.test(schema.pattern ?? '')) return crypto.randomUUID()
  if (schema.type === 'boolean') return false
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 0, 0)
  if (schema.type === 'array') return [byType((schema.items ?? {}) as JsonSchema)]
  if (schema.type === 'object') return {}
  return /\\d/.test(schema.pattern ?? '') ? '5' : 'Plain words'
}

/** The least that this endpoint takes as right: every required field, and none of the others. */
export function validRequest(name: string, endpoint: Endpoint, named: Named): PlainRequest {
  const fill = (schema: Schema | undefined) =>
    Object.fromEntries(
      fieldsOf(schema)
        .filter((field) => field.required)
        .map((field) => [field.name, sampleOf(name, field, named)]),
    )
  const body = endpoint.body ? { ...fill(endpoint.body), ...defined(special[name]?.(named)) } : undefined
  const { method, path } = endpoint
  return { method, path, query: fill(endpoint.query), body, file: endpoint.file && new Uint8Array(pdf()) }
}

const defined = (fields: Record<string, unknown> = {}) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
