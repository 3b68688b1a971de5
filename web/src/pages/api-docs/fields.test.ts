import type { JsonSchema } from '@recourse/contract/openapi'
import { describe, expect, test } from 'vitest'
import { fieldsOf, typeOf } from './fields.ts'

const inWords: [JsonSchema, string][] = [
  [{ type: 'string', minLength: 12, maxLength: 128 }, 'text, 12 to 128 characters'],
  [{ type: 'string', minLength: 1, maxLength: 64 }, 'text, at most 64 characters'],
  [{ type: 'string' }, 'text'],
  [{ type: 'integer', minimum: 1, maximum: 120 }, 'integer, 1 to 120'],
  [{ type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }, 'integer'],
  [{ anyOf: [{ type: 'boolean' }, { type: 'null' }] }, 'boolean or null'],
  [{ type: 'array', items: { type: 'string', enum: ['a', 'b'] } }, 'list of "a" or "b"'],
  [{ const: 'bearer', type: 'string' }, '"bearer"'],
]

describe('the fields of a schema, in words', () => {
  test.each(inWords)('%j reads as %s', (schema, words) => {
    expect(typeOf(schema)).toBe(words)
  })

  test('fields of lists and of nested objects follow with their path', () => {
    const region: JsonSchema = {
      type: 'object',
      properties: { name: { type: 'string' } },
      required: ['name'],
    }
    const person: JsonSchema = {
      type: 'object',
      properties: { region: { anyOf: [region, { type: 'null' }] } },
      required: ['region'],
    }
    expect(fieldsOf({ type: 'array', items: person })).toEqual([
      { name: '[].region', required: true, type: 'object or null' },
      { name: '[].region.name', required: true, type: 'text' },
    ])
  })

  test('a list inside an object marks its items', () => {
    const mails: JsonSchema = {
      type: 'array',
      items: { type: 'object', properties: { to: { type: 'string' } } },
    }
    const reply: JsonSchema = { type: 'object', properties: { mails }, required: ['mails'] }
    expect(fieldsOf(reply).map(({ name }) => name)).toEqual(['mails', 'mails[].to'])
  })
})
