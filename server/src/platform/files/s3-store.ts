import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { IncomingMessage } from 'node:http'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { S3Config } from '../../config.ts'
import { explainDisk } from './disk.ts'
import { StoreUnavailable } from './file-errors.ts'
import { explainS3, type Tries, withTries } from './s3-errors.ts'
import { watchForStall } from './stall.ts'
import { isKey } from './storage-key.ts'
import type { Store } from './store.ts'

const prefix = 'files/'
const uploadPieceBytes = 262_144

export interface S3Tuning extends Tries {
  /** To connect. */
  readonly connectMs: number
  /** Until the answer begins, of requests without a body. */
  readonly answerMs: number
  /** Without a byte moving. There is no limit to the whole: a large file over a slow line takes its time. */
  readonly stallMs: number
  readonly listPage: number
}

const usual: S3Tuning = {
  attempts: 3,
  pauseMs: 200,
  connectMs: 3000,
  answerMs: 10_000,
  stallMs: 15_000,
  listPage: 1000,
}

export function createS3Store(s3: S3Config, tuning: S3Tuning = usual): Store {
  const { endpoint, region, bucket: Bucket, accessKeyId, secretAccessKey } = s3
  const { connectMs, answerMs, stallMs, listPage } = tuning
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: 1,
    // What it would write to the console is in the errors.
    logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    // Checksums in trailers and waiting for "100 Continue" are beyond many S3-compatible stores.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    expectContinueHeader: false,
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      // Would also end a download whose reader is slow; stalls are watched for below.
      socketTimeout: 0,
    },
  })
  const Key = (key: string) => prefix + key

  async function putOnce(key: string, path: string) {
    const { size } = await stat(path).catch((error: Error) => {
      throw explainDisk(error)
    })
    const body = createReadStream(path, { highWaterMark: uploadPieceBytes })
    const abort = new AbortController()
    const endWatch = watchForStall(
      stallMs,
      () => body.bytesRead,
      () => abort.abort(),
    )
    try {
      await client.send(new PutObjectCommand({ Bucket, Key: Key(key), Body: body, ContentLength: size }), {
        abortSignal: abort.signal,
        requestTimeout: 0,
      })
    } catch (error) {
      // A store that refuses may do so before it has the whole body; the rest must not hold the connection.
      abort.abort()
      throw error
    } finally {
      endWatch()
      body.destroy()
    }
  }

  async function list(token: string | undefined) {
    const page = await withTries(tuning, () =>
      client.send(
        new ListObjectsV2Command({ Bucket, Prefix: prefix, MaxKeys: listPage, ContinuationToken: token }),
      ),
    )
    return { objects: page.Contents ?? [], next: page.NextContinuationToken }
  }

  return {
    async put(key, path) {
      await withTries(tuning, () => putOnce(key, path))
      await rm(path, { force: true })
    },
    async read(key, { start, end }) {
      const command = new GetObjectCommand({ Bucket, Key: Key(key), Range: `bytes=${start}-${end}` })
      const { Body, ContentRange } = await withTries(tuning, () => client.send(command))
      const sealedSize = Number(ContentRange?.split('/').at(-1))
      if (!(Body instanceof IncomingMessage)) throw new TypeError('The body of an S3 answer is not a stream.')
      if (!Number.isSafeInteger(sealedSize)) {
        Body.destroy()
        throw new StoreUnavailable('The S3 store does not answer with parts of files.')
      }
      endWhenStalled(Body, stallMs)
      return { bytes: Body, sealedSize }
    },
    explain: explainS3,
    async remove(key) {
      await withTries(tuning, () => client.send(new DeleteObjectCommand({ Bucket, Key: Key(key) })))
    },
    async *list() {
      for (let page = await list(undefined); ; page = await list(page.next)) {
        for (const { Key: name = '', LastModified: modified } of page.objects) {
          const key = name.slice(prefix.length)
          if (isKey(key) && modified) yield { key, modified }
        }
        if (!page.next) return
      }
    },
    close: async () => client.destroy(),
  }
}

/** A slow reader leaves bytes waiting in the body; only an empty one waits for the store. */
function endWhenStalled(body: IncomingMessage, stallMs: number): void {
  const endWatch = watchForStall(
    stallMs,
    () => (body.readableLength > 0 ? null : body.socket.bytesRead),
    () => body.destroy(new StoreUnavailable('The S3 store stopped in the middle of a file.')),
  )
  body.once('close', endWatch)
}

function ignore() {}
