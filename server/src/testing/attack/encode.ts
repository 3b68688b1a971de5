import type { Change } from './changes.ts'
import type { PlainRequest } from './valid-request.ts'

/** What goes over the wire, byte for byte. */
export interface Wire {
  readonly method: string
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | undefined
  /** Breaks off after so many bytes of the body, although more were announced. */
  readonly abortAfter: number | undefined
}

type Pairs = [name: string, value: unknown][]

const boundary = 'recourse-attack'
const deepMark = '"deep here"'

/** Applies a change to a request that is right. `inQuery` says where a field stands. */
export function encode(
  valid: PlainRequest,
  change: Change,
  { sample, another }: { sample(field: string): unknown; another(which: number): string },
): Wire {
  const query: Pairs = Object.entries(valid.query)
  const body: Pairs = Object.entries(valid.body ?? {})
  const apply = (pairs: Pairs, isHome: boolean) => changeFields(pairs, isHome, change, { sample, another })
  const inQuery = valid.body === undefined
  const shown = { query: apply(query, inQuery), body: apply(body, !inQuery) }
  const target = `${valid.path}${searchOf(shown.query)}`
  const asForm = valid.file !== undefined || change.kind === 'form'
  const encoded = asForm ? formBody(shown.body, valid.file, change) : jsonBody(shown.body, change)
  const whole =
    valid.body === undefined ? undefined : change.kind === 'raw' ? Buffer.from(change.text) : encoded
  const length = whole?.length ?? 0
  const cut = change.kind === 'cut' ? whole?.subarray(0, Math.floor(length * change.share)) : whole
  const type = asForm ? `multipart/form-data; boundary=${boundary}` : 'application/json'
  return {
    method: valid.method,
    target,
    headers: {
      ...(whole && { 'content-type': change.kind === 'type' ? change.type : type }),
      ...(change.kind === 'header' && { [change.name]: change.value }),
    },
    body: cut,
    abortAfter: change.kind === 'abort' ? Math.floor(length * change.share) : undefined,
  }
}

function changeFields(
  pairs: Pairs,
  isHome: boolean,
  change: Change,
  { sample, another }: { sample(field: string): unknown; another(which: number): string },
): Pairs {
  if (!isHome) return pairs
  const set = (field: string, value: unknown): Pairs => [
    ...pairs.filter(([name]) => name !== field),
    [field, value],
  ]
  switch (change.kind) {
    case 'value':
      return set(change.field, change.value)
    case 'sample':
      return set(change.field, sample(change.field))
    case 'drop':
      return pairs.filter(([name]) => name !== change.field)
    case 'twice':
      return [...set(change.field, sample(change.field)), [change.field, sample(change.field)]]
    case 'another': {
      const uid = another(change.which)
      return set(change.field, change.field.endsWith('s') ? [uid] : uid)
    }
    case 'stray':
      return [...pairs, [change.name, change.value]]
    case 'deep':
      return set(change.field, deepMark.slice(1, -1))
    default:
      return pairs
  }
}

/** By hand, since an object cannot hold a name twice, or `__proto__`. */
function jsonBody(pairs: Pairs, change: Change): Buffer {
  const members = pairs.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}`)
  const text = `{${members.join(',')}}`
  if (change.kind !== 'deep') return Buffer.from(text)
  return Buffer.from(text.replace(deepMark, '['.repeat(change.depth) + ']'.repeat(change.depth)))
}

function formBody(pairs: Pairs, file: Uint8Array | undefined, change: Change): Buffer {
  const parts = pairs.flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) =>
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${quoted(name)}"\r\n\r\n${textOf(one)}\r\n`,
      ),
    ),
  )
  if (file) {
    const { name, content } = change.kind === 'file' ? change : { name: 'letter.pdf', content: file }
    const head = `content-disposition: form-data; name="file"; filename="${quoted(name)}"\r\ncontent-type: application/pdf`
    parts.push(Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n'))
  }
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
}

const quoted = (name: string) => name.replace(/["\r\n]/g, '')
const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

function searchOf(pairs: Pairs): string {
  const encoded = pairs.map(([name, value]) => `${safe(name)}=${safe(textOf(value))}`)
  // A target above Node's own limit is its refusal, not ours; it is tried once elsewhere.
  return encoded.length === 0 ? '' : `?${encoded.join('&').slice(0, 12_000)}`
}

function safe(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
