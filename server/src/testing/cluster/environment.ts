import type pg from 'pg'
import type { S3Config } from '../../config.ts'

/** A connection as DATABASE_URL writes it. Its host may be the folder of a Unix socket. */
export function databaseUrl({
  host = '',
  port = 5432,
  user = '',
  password,
  database = '',
}: pg.PoolConfig): string {
  const url = new URL(`postgres://localhost/${database}`)
  url.username = user
  url.password = String(password)
  url.searchParams.set('host', host)
  url.searchParams.set('port', String(port))
  return url.href
}

export const s3Env = (s3: S3Config) => ({
  S3_ENDPOINT: s3.endpoint,
  S3_BUCKET: s3.bucket,
  S3_REGION: s3.region,
  S3_ACCESS_KEY_ID: s3.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
})
