import * as z from 'zod/mini'
import * as account from './account.ts'
import * as audit from './audit.ts'
import * as auth from './auth.ts'
import * as chat from './chat.ts'
import * as claims from './claims.ts'
import * as coverage from './coverage.ts'
import * as desk from './desk.ts'
import * as devices from './devices.ts'
import * as documents from './documents.ts'
import * as downloads from './downloads.ts'
import * as drafts from './drafts.ts'
import { type Access, type Endpoint, type Schema, successStatus } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { errorBody, errorStatuses } from './errors.ts'
import * as myData from './my-data.ts'
import * as newsletter from './newsletter.ts'
import * as operations from './operations.ts'
import * as overview from './overview.ts'
import * as peopleAdmin from './people-admin.ts'
import * as secondStep from './second-step.ts'
import * as timeline from './timeline.ts'

export type JsonSchema = z.core.JSONSchema.JSONSchema

interface MediaTypes {
  readonly [type: string]: { readonly schema: JsonSchema }
}
export interface Answer {
  readonly description: string
  readonly content: MediaTypes
}
export interface Parameter {
  readonly name: string
  readonly in: 'query'
  readonly required: boolean
  readonly schema: JsonSchema
}
export interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly 'x-access': Access
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly required: true; readonly content: MediaTypes }
  readonly responses: Readonly<Record<string, Answer>>
}
export interface OpenApi {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, Readonly<Record<string, string>>>>
    readonly schemas: Readonly<Record<string, JsonSchema>>
  }
}

/** One tag per file of the contract. An endpoint that stands in none of them fails the test beside this file. */
const files: Readonly<Record<string, { readonly description: string; readonly names: readonly string[] }>> = {
  auth: { description: 'Sign up, sign in, verify, sign out.', names: Object.keys(auth) },
  account: { description: 'The profile and the regions it may name.', names: Object.keys(account) },
  second_step: {
    description: 'A second way to prove who signs in: passkeys, an authenticator app, recovery codes.',
    names: Object.keys(secondStep),
  },
  data: {
    description: 'A copy of all we hold about a person, and the end of an account.',
    names: Object.keys(myData),
  },
  devices: { description: 'Where a person is signed in.', names: Object.keys(devices) },
  coverage: { description: 'Insurance coverages and their papers.', names: Object.keys(coverage) },
  claims: { description: 'Claims: file them, follow them, resolve them.', names: Object.keys(claims) },
  documents: { description: 'Files that belong to a claim.', names: Object.keys(documents) },
  chat: { description: 'Messages between a person and staff, claim by claim.', names: Object.keys(chat) },
  drafts: { description: 'Unfinished claims, kept for 60 days.', names: Object.keys(drafts) },
  operations: { description: 'What keeps the service running.', names: Object.keys(operations) },
  people: { description: 'Accounts and their roles, for superusers.', names: Object.keys(peopleAdmin) },
  overview: { description: 'Numbers over all claims, for staff.', names: Object.keys(overview) },
  audit: { description: 'Who did what, for superusers.', names: Object.keys(audit) },
  timeline: { description: 'What happened to a claim.', names: Object.keys(timeline) },
  desk: { description: 'All claims, for staff.', names: Object.keys(desk) },
  downloads: { description: 'Documents that anyone may use.', names: Object.keys(downloads) },
  newsletter: { description: 'One email a month, for those who ask for it.', names: Object.keys(newsletter) },
}

const errorSchema: JsonSchema = { $ref: '#/components/schemas/Error' }

/** The API description. `publicUrl` is where this installation is reached. */
export function openApi(publicUrl: string): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const methods = paths[endpoint.path] ?? {}
    methods[endpoint.method.toLowerCase()] = operation(name, endpoint)
    paths[endpoint.path] = methods
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Recourse API',
      version: '1',
      description:
        'Every path under /api/v1 answers the same under /api. A body is taken as JSON or as multipart fields. ' +
        'Every error is one sentence for a person, in the field detail.',
    },
    servers: [{ url: publicUrl }],
    tags: Object.entries(files).map(([name, { description }]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: jsonSchema(errorBody, 'output') },
    },
  }
}

function operation(name: string, endpoint: Endpoint): Operation {
  return {
    operationId: name,
    tags: Object.keys(files).filter((file) => files[file]?.names.includes(name)),
    summary: endpoint.summary,
    'x-access': endpoint.access,
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    parameters: endpoint.query ? parameters(endpoint.query) : [],
    ...(endpoint.body && { requestBody: requestBody(endpoint.body, endpoint.file) }),
    responses: responses(endpoint),
  }
}

function requestBody(body: Schema, file: true | undefined) {
  const schema = jsonSchema(body, 'input')
  if (file) {
    const content = { type: 'string' as const, contentMediaType: 'application/octet-stream' }
    const properties = { ...schema.properties, file: content }
    const withFile = { ...schema, properties, required: [...(schema.required ?? []), 'file'] }
    return { required: true as const, content: { 'multipart/form-data': { schema: withFile } } }
  }
  return {
    required: true as const,
    content: { 'application/json': { schema }, 'multipart/form-data': { schema } },
  }
}

function parameters(query: Schema): Parameter[] {
  const { properties = {}, required = [] } = jsonSchema(query, 'input')
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: typeof schema === 'boolean' ? {} : schema,
  }))
}

function responses(endpoint: Endpoint): Record<string, Answer> {
  const answers: Record<string, Answer> = {
    [successStatus(endpoint.method)]: {
      description: 'Done.',
      content: { 'application/json': { schema: jsonSchema(endpoint.reply, 'output') } },
    },
  }
  for (const status of errorsOf(endpoint)) answers[status] = failure(errorStatuses[status])
  answers.default = failure('Any other error.')
  return answers
}

/** The errors that follow from the declaration alone; the rest fall under `default`. */
function errorsOf({ access, query, body, file }: Endpoint): (401 | 403 | 413 | 415 | 422 | 429)[] {
  return [
    ...(access === 'public' ? [] : [401 as const]),
    ...(access === 'public' ? [] : [403 as const]),
    ...(file ? [413 as const] : []),
    ...(body ? [415 as const] : []),
    ...(body || query ? [422 as const] : []),
    429,
  ]
}

function failure(description: string): Answer {
  return { description, content: { 'application/json': { schema: errorSchema } } }
}

function jsonSchema(schema: Schema, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
