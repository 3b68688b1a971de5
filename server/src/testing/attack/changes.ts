import type { Endpoint } from '@recourse/contract/endpoint'
import fc from 'fast-check'
import { anything, awkwardText, strayNames, strayTypes } from './hostile-values.ts'
import { type Field, fieldsOf } from './valid-request.ts'

/** The one thing that is different about a request that would otherwise be right. */
export type Change =
  | { readonly kind: 'none' | 'form' }
  | { readonly kind: 'value'; readonly field: string; readonly value: unknown }
  | { readonly kind: 'sample' | 'drop' | 'twice'; readonly field: string }
  | { readonly kind: 'another'; readonly field: string; readonly which: number }
  | { readonly kind: 'stray'; readonly name: string; readonly value: unknown }
  | { readonly kind: 'deep'; readonly field: string; readonly depth: number }
  | { readonly kind: 'type'; readonly type: string }
  | { readonly kind: 'header'; readonly name: string; readonly value: string }
  | { readonly kind: 'cut' | 'abort'; readonly share: number }
  | { readonly kind: 'raw'; readonly text: string }
  | { readonly kind: 'file'; readonly name: string; readonly content: Uint8Array }

const isFreeText = ({ schema }: Field) =>
  schema.type === 'string' && schema.enum === undefined && schema.format === undefined && !schema.pattern
const isUid = ({ name }: Field) => /uid/.test(name)

const rawTexts = fc.constantFrom(
  '',
  '{',
  '[]',
  'null',
  '"text"',
  '1',
  '{"a":1,"a":2}',
  '{"__proto__":{"is_staff":true}}',
  '{"constructor":{"prototype":{"is_staff":true}}}',
  '\uFEFF{}',
  '{"a":1e999}',
  '{"a":"\\ud800"}',
  `[${'['.repeat(50_000)}`,
  `{"a":${'9'.repeat(10_000)}}`,
)

const headers = fc.oneof(
  fc.record({
    name: fc.constant('idempotency-key'),
    value: fc.constantFrom('k', '', 'x'.repeat(201), "k'--"),
  }),
  fc.record({ name: fc.constant('range'), value: fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=9-1', 'x') }),
  fc.record({
    name: fc.constantFrom('x-forwarded-for', 'x-forwarded-host', 'x-http-method-override', 'x-original-url'),
    value: fc.constantFrom(
      '127.0.0.1',
      '::1',
      'evil.example',
      'DELETE',
      '/metrics',
      "'--",
      'x'.repeat(5_000),
    ),
  }),
  fc.record({
    name: fc.constant('accept-encoding'),
    value: fc.constantFrom('br;q=x', '*', 'x'.repeat(4_000)),
  }),
  fc.record({ name: fc.constant('content-encoding'), value: fc.constantFrom('gzip', 'br', 'identity') }),
  fc.record({ name: fc.constant('origin'), value: fc.constantFrom('null', 'https://evil.example') }),
)

const share = fc.double({ min: 0, max: 0.999, noNaN: true })

/** About half of these leave the request right in form, so that it reaches what is behind the checks. */
export function changesOf({ query, body, file }: Endpoint): fc.Arbitrary<Change> {
  const fields = [...fieldsOf(query), ...fieldsOf(body)]
  const options: fc.WeightedArbitrary<Change>[] = [
    { weight: 2, arbitrary: fc.constant({ kind: 'none' }) },
    { weight: 2, arbitrary: headers.map((header) => ({ kind: 'header', ...header })) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('stray'), name: strayNames, value: anything }) },
  ]
  const add = (weight: number, of: readonly Field[], change: (field: string) => fc.Arbitrary<Change>) => {
    if (of.length > 0) options.push({ weight, arbitrary: fc.constantFrom(...names(of)).chain(change) })
  }
  const always =
    <K extends 'sample' | 'drop' | 'twice'>(kind: K) =>
    (field: string) =>
      fc.constant<Change>({ kind, field })
  const valued = (values: fc.Arbitrary<unknown>) => (field: string) =>
    values.map<Change>((value) => ({ kind: 'value', field, value }))
  add(8, fields.filter(isFreeText), valued(awkwardText))
  add(5, fields, valued(anything))
  add(3, fields, always('sample'))
  add(2, fields, always('drop'))
  add(2, fields, always('twice'))
  add(1, fields, (field) =>
    fc.constantFrom(500, 20_000).map<Change>((depth) => ({ kind: 'deep', field, depth })),
  )
  add(6, fields.filter(isUid), (field) =>
    fc.nat({ max: 20 }).map<Change>((which) => ({ kind: 'another', field, which })),
  )
  if (body) {
    options.push(
      { weight: 2, arbitrary: fc.constant({ kind: 'form' }) },
      { weight: 1, arbitrary: strayTypes.map((type) => ({ kind: 'type', type })) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('cut', 'abort'), share }) },
      { weight: 1, arbitrary: rawTexts.map((text) => ({ kind: 'raw', text })) },
    )
  }
  if (file) options.push({ weight: 8, arbitrary: fileChange })
  return fc.oneof(...options)
}

const names = (fields: readonly Field[]) => fields.map(({ name }) => name)

const fileChange: fc.Arbitrary<Change> = fc.record({
  kind: fc.constant('file'),
  name: fc.oneof(awkwardText, fc.constantFrom('a.pdf', 'a.txt', '.', '..', 'x'.repeat(3_000), 'a\u0000.pdf')),
  content: fc.oneof(
    fc.uint8Array({ maxLength: 2_000 }),
    awkwardText.map((text) => new TextEncoder().encode(text)),
    fc.uint8Array({ maxLength: 200 }).map((tail) => new Uint8Array([...Buffer.from('%PDF-1.7\n'), ...tail])),
    fc
      .uint8Array({ maxLength: 200 })
      .map((tail) => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, ...tail])),
    fc.uint8Array({ maxLength: 200 }).map((tail) => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...tail])),
  ),
})
