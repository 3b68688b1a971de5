import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const secret = 'x'.repeat(32)
const database = { DATABASE_URL: 'postgres://recourse@db/recourse', SECRET_KEY: secret }

describe('the environment', () => {
  test('with nothing set it is a laptop', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: null,
      databaseUrl: null,
      s3: null,
      smtpUrl: null,
      deskEmail: null,
      maxUploadBytes: 26_214_400,
      clamdUrl: null,
      trustProxy: [],
      metricsToken: null,
      securityContact: null,
      staffSecondFactor: 'optional',
      admin: null,
    })
    expect(readConfig({}).dataDir).toMatch(/\/data$/)
  })

  test('an empty variable counts as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', SMTP_URL: ' ' })).toEqual(readConfig({}))
  })

  test('staff need a second factor by default where DATABASE_URL is set', () => {
    expect(readConfig(database).staffSecondFactor).toBe('required')
    expect(readConfig({ ...database, STAFF_SECOND_FACTOR: 'optional' }).staffSecondFactor).toBe('optional')
  })

  test('a public address loses its last slash', () => {
    expect(readConfig({ PUBLIC_URL: 'https://recourse.example/' }).publicUrl).toBe('https://recourse.example')
  })

  test.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PORT: '-1' }, 'PORT'],
    [{ PUBLIC_URL: 'recourse.example' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'ftp://recourse.example' }, 'PUBLIC_URL'],
    [{ DATABASE_URL: 'mysql://x', SECRET_KEY: secret }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://x/y' }, 'SECRET_KEY'],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY'],
    [{ SECRET_KEY_PREVIOUS: 'short' }, 'SECRET_KEY_PREVIOUS'],
    [{ SMTP_URL: 'http://mail' }, 'SMTP_URL'],
    [{ DESK_EMAIL: 'desk' }, 'DESK_EMAIL'],
    [{ SECURITY_CONTACT: 'security@example.com' }, 'SECURITY_CONTACT'],
    [{ MAX_UPLOAD_MB: '0' }, 'MAX_UPLOAD_MB'],
    [{ CLAMD_URL: 'clamd' }, 'CLAMD_URL'],
    [{ S3_BUCKET: 'files' }, 'S3_ENDPOINT'],
    [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_BUCKET'],
    [{ S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'b' }, 'S3_ACCESS_KEY_ID'],
    [{ STAFF_SECOND_FACTOR: 'maybe' }, 'STAFF_SECOND_FACTOR'],
    [{ TRUST_PROXY: 'my proxy' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/99' }, 'TRUST_PROXY'],
    [{ ADMIN_USERNAME: 'root' }, 'ADMIN_EMAIL'],
    [{ ADMIN_EMAIL: 'root@example.com', ADMIN_PASSWORD: 'x' }, 'ADMIN_USERNAME'],
    [{ ADMIN_USERNAME: 'root', ADMIN_EMAIL: 'root@example.com' }, 'ADMIN_PASSWORD'],
    [{ ADMIN_USERNAME: 'root', ADMIN_EMAIL: 'root', ADMIN_PASSWORD: 'x' }, 'ADMIN_EMAIL'],
  ])('%j stops the start with one line that names %s', (env: Record<string, string>, name) => {
    expect(() => readConfig(env)).toThrow(new RegExp(`^${name} .*\\.$`))
  })
})
