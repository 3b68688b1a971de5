import type { Schema } from '@recourse/contract/endpoint'
import * as z from 'zod/mini'

type Keep = (value: unknown) => unknown

/** Of a zod schema, what is read here. */
interface Definition {
  readonly type: string
  readonly shape?: Readonly<Record<string, Schema>>
  readonly catchall?: Schema
  readonly element?: Schema
  readonly innerType?: Schema
  readonly entries?: Readonly<Record<string, string>>
}

const definitionOf = (schema: Schema) => schema._zod.def as unknown as Definition

/**
 * Makes, once per endpoint, a function that keeps of an answer what its schema promises and drops the rest, and refuses an
 * answer that lacks something or has it in another type. Parsing each answer by zod/mini took a tenth of all our time
 * (docs/performance.md); what is rare in answers is still left to it.
 */
export function keepPromised(schema: Schema): Keep {
  const definition = definitionOf(schema)
  switch (definition.type) {
    case 'object':
      return definition.catchall && definitionOf(definition.catchall).type !== 'never'
        ? byZod(schema)
        : keepObject(definition.shape ?? {})
    case 'array':
      return definition.element ? keepArray(keepPromised(definition.element)) : byZod(schema)
    case 'nullable':
      return definition.innerType ? unless(null, keepPromised(definition.innerType)) : byZod(schema)
    case 'optional':
      return definition.innerType ? unless(undefined, keepPromised(definition.innerType)) : byZod(schema)
    case 'enum': {
      const known = new Set(Object.values(definition.entries ?? {}))
      return (value) => (known.has(value as string) ? value : refuse('one of the promised values'))
    }
    case 'string':
    case 'number':
    case 'boolean': {
      const { type } = definition
      return (value) => (typeof value === type ? value : refuse(`a ${type}`))
    }
    default:
      return byZod(schema)
  }
}

const byZod =
  (schema: Schema): Keep =>
  (value) =>
    z.parse(schema, value)

function refuse(wanted: string): never {
  throw new Error(`an answer is not as promised: ${wanted} is missing`)
}

const unless =
  (exception: null | undefined, keep: Keep): Keep =>
  (value) =>
    value === exception ? value : keep(value)

const keepArray =
  (keep: Keep): Keep =>
  (value) =>
    Array.isArray(value) ? value.map((item) => keep(item)) : refuse('a list')

function keepObject(shape: Readonly<Record<string, Schema>>): Keep {
  const parts = Object.entries(shape).map(([name, schema]) => ({
    name,
    keep: keepPromised(schema),
    isOptional: definitionOf(schema).type === 'optional',
  }))
  return (value) => {
    if (typeof value !== 'object' || value === null) refuse('an object')
    const given = value as Record<string, unknown>
    const kept: Record<string, unknown> = {}
    for (const { name, keep, isOptional } of parts) {
      const part = given[name]
      if (part !== undefined) kept[name] = keep(part)
      else if (!isOptional) refuse(name)
    }
    return kept
  }
}
