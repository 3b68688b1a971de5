import type { JsonSchema } from '@recourse/contract/openapi'

export interface Field {
  readonly name: string
  readonly required: boolean
  readonly type: string
}

/** One line per field; the fields of a nested object or of a list's items follow with their path. */
export function fieldsOf(schema: JsonSchema, prefix = ''): Field[] {
  const { items } = schema
  if (schema.type === 'array' && isSchema(items)) return fieldsOf(items, `${prefix}[].`.replace('.[]', '[]'))
  return Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    const inner = isSchema(value) ? value : {}
    const name = prefix + key
    const field = { name, required: schema.required?.includes(key) ?? false, type: typeOf(inner) }
    return [field, ...fieldsOf(withoutNull(inner), `${name}.`)]
  })
}

/** What may stand there, in a few words: "text, 12 to 128 characters", "integer or null". */
export function typeOf(schema: JsonSchema): string {
  const options = schema.anyOf?.filter(isSchema)
  if (options) return [...new Set(options.map(typeOf))].join(' or ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ')
  if (schema.type === 'array') return isSchema(schema.items) ? `list of ${typeOf(schema.items)}` : 'list'
  if (schema.type === 'string') return ['text', textLimits(schema)].filter(Boolean).join(', ')
  if (schema.type === 'integer') return ['integer', numberLimits(schema)].filter(Boolean).join(', ')
  return [schema.type ?? 'anything'].flat().join(' or ')
}

function textLimits({ minLength, maxLength, format }: JsonSchema): string {
  const length =
    maxLength === undefined
      ? minLength && `at least ${minLength} characters`
      : `${minLength && minLength > 1 ? `${minLength} to` : 'at most'} ${maxLength} characters`
  return [format, length].filter(Boolean).join(', ')
}

function numberLimits({ minimum, maximum }: JsonSchema): string {
  const isLimit = (value: number | undefined): value is number =>
    value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER
  return isLimit(minimum) && isLimit(maximum) ? `${minimum} to ${maximum}` : ''
}

function withoutNull(schema: JsonSchema): JsonSchema {
  return schema.anyOf?.filter(isSchema).find(({ type }) => type !== 'null') ?? schema
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
