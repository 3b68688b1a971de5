import { limits } from '@recourse/contract/limits'
import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'

/** RFC 6238 as every app knows it: SHA-1, six digits, 30 seconds. */
const rules = { algorithm: 'SHA1', digits: limits.authenticatorDigits, period: limits.authenticatorSeconds }
/** Clocks differ: the code before and the code after count as well. */
const drift = 1

export function makeKey(): string {
  return new Secret({ size: 20 }).base32
}

export function describeKey(key: string, username: string) {
  const uri = new TOTP({ ...rules, issuer: 'Recourse', label: username, secret: key }).toString()
  return { key: key.match(/.{1,4}/g)?.join(' ') ?? key, uri, qr: drawQr(uri) }
}

/** The period that a code belongs to, or null where it belongs to none of these days' three. */
export function periodOf(key: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const secret = Secret.fromBase32(key)
  const offset = TOTP.validate({ ...rules, secret, token: code, timestamp, window: drift })
  return offset === null ? null : TOTP.counter({ period: rules.period, timestamp }) + offset
}

/** One rectangle per black run, so that the browser draws it without any markup from us. */
function drawQr(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const runs: string[] = []
  data.forEach((row, y) => {
    let from = -1
    for (let x = 0; x <= row.length; x++) {
      if (row[x] && from < 0) from = x
      if (!row[x] && from >= 0) {
        runs.push(`M${from} ${y}h${x - from}v1H${from}z`)
        from = -1
      }
    }
  })
  return { size, path: runs.join('') }
}
