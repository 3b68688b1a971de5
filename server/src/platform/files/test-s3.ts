import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Config } from '../../config.ts'

/** An answer that is cut off or stands still after some bytes. */
type Breach = { cutAfter: number } | { stopAfter: number }

/** `slowMs`: so long until anything happens, and then all is well. */
export type Fault = { status: number } | { slowMs: number } | 'silence' | Breach

export interface TestS3 {
  readonly config: S3Config
  /** Method and path of everything that was asked. */
  readonly asked: string[]
  pathOf(key: string): string
  /** Until it is healed, or for so many requests. */
  break(fault: Fault, times?: number): void
  heal(): void
  /** Nobody listens on its port any more. */
  goDown(): Promise<void>
  comeUp(): Promise<void>
  close(): Promise<void>
}

const bucket = 'recourse'

/** A real S3 server that checks signatures and keeps its objects in a folder, behind a door that can fail. */
export async function makeS3(directory: string): Promise<TestS3> {
  mkdirSync(directory, { recursive: true })
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  })
  const { port: behind } = await server.run()
  const asked: string[] = []
  let trouble: { fault: Fault; left: number } | null = null

  const door = createServer((asking, answer) => {
    asked.push(`${asking.method} ${asking.url?.split('?')[0]}`)
    const fault = trouble && trouble.left-- > 0 ? trouble.fault : null
    if (fault === 'silence') return
    if (fault && 'status' in fault) answer.writeHead(fault.status).end()
    else if (fault && 'slowMs' in fault) setTimeout(() => serve(asking, answer, null), fault.slowMs)
    else serve(asking, answer, fault)
  })
  const serve = (asking: IncomingMessage, answer: ServerResponse, fault: Breach | null) =>
    asking.url?.startsWith(`/${bucket}/?`)
      ? passOnList(asking.url, answer, behind)
      : passOn(asking, answer, behind, fault)
  await once(door.listen(0, '127.0.0.1'), 'listening')
  const { port } = door.address() as AddressInfo

  async function goDown() {
    const closed = once(door, 'close')
    door.close()
    door.closeAllConnections()
    await closed
  }

  return {
    config: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    asked,
    pathOf: (key) => join(directory, bucket, 'files', `${key}._S3rver_object`),
    break(fault, times = Number.POSITIVE_INFINITY) {
      trouble = { fault, left: times }
    },
    heal() {
      trouble = null
    },
    goDown,
    async comeUp() {
      await once(door.listen(port, '127.0.0.1'), 'listening')
    },
    async close() {
      if (door.listening) await goDown()
      await server.close()
    },
  }
}

/**
 * Lists are asked for without the signature and cut into pages here: s3rver forgets the slash behind the bucket
 * when it checks signatures, and its marks between pages need a cipher that OpenSSL 3 no longer has.
 */
async function passOnList(path: string, answer: ServerResponse, port: number) {
  const { pathname, searchParams } = new URL(path, `http://127.0.0.1:${port}`)
  const from = Number(searchParams.get('continuation-token') ?? 0)
  const to = from + Number(searchParams.get('max-keys'))
  const prefix = encodeURIComponent(searchParams.get('prefix') ?? '')
  const whole = await fetch(`http://127.0.0.1:${port}${pathname}?list-type=2&prefix=${prefix}`)
  const entries = (await whole.text()).match(/<Contents>.*?<\/Contents>/gs) ?? []
  const more =
    to < entries.length
      ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${to}</NextContinuationToken>`
      : '<IsTruncated>false</IsTruncated>'
  answer.writeHead(whole.status, { 'content-type': 'application/xml' })
  answer.end(`<ListBucketResult>${more}${entries.slice(from, to).join('')}</ListBucketResult>`)
}

function passOn(asking: IncomingMessage, answer: ServerResponse, port: number, fault: Breach | null) {
  const { method, url, headers } = asking
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers)
    if (fault === null) reply.pipe(answer)
    else passOnSome(reply, answer, fault)
  })
  onward.on('error', () => answer.destroy())
  answer.on('close', () => onward.destroy())
  asking.pipe(onward)
}

function passOnSome(reply: IncomingMessage, answer: ServerResponse, fault: Breach) {
  const isCut = 'cutAfter' in fault
  const limit = isCut ? fault.cutAfter : fault.stopAfter
  let passed = 0
  reply.on('data', (piece: Buffer) => {
    const some = piece.subarray(0, limit - passed)
    passed += some.length
    answer.write(some)
    if (passed < limit) return
    reply.destroy()
    if (isCut) answer.socket?.destroySoon()
  })
  reply.on('end', () => answer.end())
}
