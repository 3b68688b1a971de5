import fc from 'fast-check'

/** Texts that have broken other software. Each stays below every limit of length, so that most are taken as text. */
const texts = [
  "'; DROP TABLE people; --",
  "' OR '1'='1",
  '" OR ""="',
  '1; SELECT pg_sleep(30)',
  "\\' OR 1=1 --",
  '%',
  '_%_',
  '\\',
  '$1',
  '{{7*7}}',
  '$' + '{7*7}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '../../../etc/passwd',
  '..%2f..%2f',
  '/dev/null',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  '$(reboot)',
  '`id`',
  '| cat /etc/passwd',
  'a\r\nSet-Cookie: x=1',
  'a\nBcc: everyone@example.com',
  '=HYPERLINK("http://evil.example")',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'true',
  '-1',
  '1e309',
  '0x1F',
  '٣٤٥',
  '𝕌𝕟𝕚𝕔𝕠𝕕𝕖',
  'e\u0301\u0301\u0301\u0301',
  '\u202Egpj.exe',
  '\uFEFFhidden',
  '👩‍👩‍👧‍👦',
  'İıſK',
  ' ',
  '\u00A0',
  '(a+)+$aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!',
  '*:*',
  '{"$gt":""}',
  '(&(uid=*))',
]

/** Never text. */
const brokenTexts = ['\u0000', 'a\u0000b', '\uD800', 'a\uDFFFb', '']

const numbers = [
  0,
  -0,
  -1,
  1.5,
  1e21,
  -1e21,
  2_147_483_647,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
]

/** Anything at all in place of a value. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...texts, ...brokenTexts) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...numbers) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null]) },
  { weight: 1, arbitrary: fc.constantFrom(300, 5_000, 300_000).map((length) => 'x'.repeat(length)) },
  { weight: 1, arbitrary: fc.constantFrom(101, 10_000).map((length) => Array(length).fill('x')) },
  { weight: 1, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
)

/** Text that is text: what a field for words takes. */
export const awkwardText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...texts),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
)

/** Names that a careless program would take for its own. */
export const strayNames = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'is_staff',
  'uid',
  'user',
  '',
  'a'.repeat(2_000),
  '\u0000',
  'claim_uid[]',
  'claim_uid[$ne]',
)

export const strayTypes = fc.constantFrom(
  '',
  'text/plain',
  'text/xml',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/json; charset=\u00e4',
  'application/json;',
  'application/jsonx',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=wrong',
  'multipart/mixed; boundary=b',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  'application/octet-stream',
)
