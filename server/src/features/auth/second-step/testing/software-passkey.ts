import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

interface Ceremony {
  readonly challenge: string
  readonly origin?: string
}

const origin = 'http://localhost:3000'
const rpId = 'localhost'
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer) => data.toString('base64url')

/** An authenticator in software: P-256, no attestation, with a counter that a test can turn back. */
export function makeSoftwarePasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  const cose = encodeMap([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ])
  let counter = 0

  function authenticatorData(flags: number, attested: Buffer = Buffer.alloc(0)): Buffer {
    const head = Buffer.alloc(5)
    head.writeUInt8(flags, 0)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(rpId), head, attested])
  }

  const clientData = (type: string, { challenge, origin: from = origin }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))

  const named = {
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
  }

  return {
    setCounter(to: number) {
      counter = to
    },
    /** As a browser answers when a passkey is made. */
    register(ceremony: Ceremony) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      // User present, user verified, attested data included.
      const data = authenticatorData(0x45, Buffer.concat([Buffer.alloc(16), length, id, cose]))
      const attestation = encodeMap([
        ['fmt', 'none'],
        ['attStmt', null],
        ['authData', data],
      ])
      return {
        ...named,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', ceremony)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      }
    },
    /** As a browser answers when it is used. */
    assert(ceremony: Ceremony) {
      counter += 1
      const data = authenticatorData(0x05)
      const client = clientData('webauthn.get', ceremony)
      return {
        ...named,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        },
      }
    },
  }
}

/** As much of CBOR as this takes: small maps of numbers, short texts, bytes; null stands for an empty map. */
function encodeMap(entries: readonly [number | string, number | string | Buffer | null][]): Buffer {
  return Buffer.concat([head(5, entries.length), ...entries.flat().map(encodeValue)])
}

function encodeValue(value: number | string | Buffer | null): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)])
  if (value === null) return head(5, 0)
  return Buffer.concat([head(2, value.length), value])
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size])
  if (size < 256) return Buffer.from([(major << 5) | 24, size])
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255])
}
