import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, test, vi } from 'vitest'
import { makeApp } from '../../testing/make-app.ts'
import { makeClaim } from '../../testing/make-claim.ts'
import { makePerson } from '../../testing/people.ts'
import { makeProcesses, signIn } from '../../testing/processes.ts'
import { fileOf, upload, uploadUrl } from '../../testing/uploads.ts'
import { hours } from '../clock.ts'
import type { Files } from '../files/files.ts'
import { createLinks } from './links.ts'
import { sweepFiles } from './sweep-files.ts'
import { addFile } from './uploads.ts'

interface ListedClaim {
  readonly uid: string
  readonly docs: readonly { uid: string }[]
}

const { dataDir, start } = makeProcesses()

const boundary = 'cut'
const head = (claim_uid: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="claim_uid"\r\n\r\n${claim_uid}\r\n` +
  `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="long.txt"\r\n\r\n`
const tail = `\r\n--${boundary}--\r\n`

/** Begins an upload by hand, so that it can be broken off at any byte. */
async function begin(
  url: string,
  token: string,
  { claim_uid, length, key }: { claim_uid: string; length: number; key?: string },
) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.on('error', () => {})
  socket.write(
    [
      `POST ${uploadUrl} HTTP/1.1`,
      'host: localhost',
      'connection: close',
      `authorization: Bearer ${token}`,
      ...(key ? [`idempotency-key: ${key}`] : []),
      `content-type: multipart/form-data; boundary=${boundary}`,
      `content-length: ${head(claim_uid).length + length + tail.length}`,
      '',
      head(claim_uid),
    ].join('\r\n'),
  )
  return socket
}

const write = (socket: Socket, bytes: string) =>
  new Promise<void>((resolve) => void (socket.write(bytes) ? resolve() : socket.once('drain', resolve)))
const staged = async (dataDir: string) => {
  const folder = join(dataDir, 'files', 'staging')
  return existsSync(folder) ? readdir(folder) : []
}

describe('an upload that does not end', () => {
  test('because the caller has gone leaves no document and no temporary file', async () => {
    const server = await makeApp()
    const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const person = await makePerson(server)
    const { uid: claim_uid } = await makeClaim(person)
    const socket = await begin(url, person.token, { claim_uid, length: 10_000_000 })
    await write(socket, 'x'.repeat(5_000_000))
    await vi.waitFor(async () => expect(await staged(server.dataDir)).toHaveLength(1))
    socket.destroy()
    await vi.waitFor(async () => expect(await staged(server.dataDir)).toEqual([]), 10_000)
    expect((await person.call('GET', '/api/v1/claims')).json().claims[0].docs).toEqual([])
    expect(server.logged()).not.toMatch('request failed')
  })

  test('because it is too large is read to its end, so that the answer arrives', async () => {
    const server = await makeApp({ MAX_UPLOAD_MB: '1' })
    const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const person = await makePerson(server)
    const { uid: claim_uid } = await makeClaim(person)
    const length = 30_000_000
    const socket = await begin(url, person.token, { claim_uid, length })
    const answer = text(socket)
    for (let sent = 0; sent < length; sent += 1_000_000) await write(socket, 'x'.repeat(1_000_000))
    await write(socket, tail)
    expect(await answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*File too large\. Please upload a smaller version\./)
    expect(await staged(server.dataDir)).toEqual([])
  })

  test('because only the answer to its commit was lost is a document with all its bytes', async () => {
    const server = await makeApp()
    const { parts } = server
    const { orm } = parts.database
    const person = await makePerson(server)
    const { uid: claim_uid } = await makeClaim(person)
    const lossy: typeof orm = Object.create(orm, {
      transaction: {
        value: async (work: Parameters<typeof orm.transaction>[0]) => {
          await orm.transaction(work)
          throw new Error('Connection terminated unexpectedly')
        },
      },
    })
    const file = await parts.files.stage(Readable.from([Buffer.from('kept')]), 100)
    const given = { claim_uid, owner_uid: person.uid, uploaded_by: person.uid, upload_key: null }
    const added = addFile(
      { ...parts, orm: lossy },
      {
        ...given,
        kind: 'supporting',
        upload: { name: 'a.txt', file },
        accepted: ['text/plain'],
        alongside: async () => {},
      },
    )
    await expect(added).rejects.toThrow('Connection terminated')
    const [claim] = (await person.call('GET', '/api/v1/claims')).json().claims
    expect((await server.app.inject(claim.docs[0].url)).body).toBe('kept')
  })

  test('because the server was killed leaves the claim as it was, and the same upload can be repeated', async () => {
    const first = await start({ RECOURSE_DEMO: '1' })
    await vi.waitFor(() => expect(first.said()).toMatch(/password +\S+/))
    const password = /password +(\S+)/.exec(first.said())?.[1] ?? ''
    const token = async (url: string) =>
      String(Object(await (await signIn(url, 'mdelgado', password)).json()).access_token)
    const claims = async (url: string, bearer: string): Promise<ListedClaim[]> =>
      Object(
        await (
          await fetch(`${url}/api/v1/claims`, { headers: { authorization: `Bearer ${bearer}` } })
        ).json(),
      ).claims
    const bearer = await token(first.url)
    const before = await claims(first.url, bearer)
    const claim_uid = before.find(({ docs }) => docs.length === 0)?.uid ?? ''
    const key = randomUUID()
    const length = 3_000_000
    const cut = await begin(first.url, bearer, { claim_uid, length, key })
    await write(cut, 'x'.repeat(1_500_000))
    await vi.waitFor(async () => expect(await staged(dataDir)).toHaveLength(1))
    first.child.kill('SIGKILL')
    await first.exited

    const second = await start()
    const again = await token(second.url)
    const withoutLinks = (list: ListedClaim[]) =>
      list.map(({ docs, ...claim }) => ({ ...claim, docs: docs.map(({ uid }) => uid) }))
    expect(withoutLinks(await claims(second.url, again))).toEqual(withoutLinks(before))
    for (let times = 0; times < 2; times += 1) {
      const whole = await begin(second.url, again, { claim_uid, length, key })
      const answer = text(whole)
      await write(whole, 'x'.repeat(length) + tail)
      expect(await answer).toMatch(/^HTTP\/1\.1 201 /)
    }
    const after = await claims(second.url, again)
    expect(after.find(({ uid }) => uid === claim_uid)?.docs).toHaveLength(1)
  })
})

async function listKeys(files: Files): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of files.list()) keys.push(key)
  return keys
}

describe('the sweep', () => {
  test('removes objects and temporary files that nobody knows once they are an hour old, and no others', async () => {
    const server = await makeApp()
    const { files, log, clock } = server.parts
    const deps = { files, log, clock, database: server.parts.database }
    const person = await makePerson(server)
    const made = await upload(
      server.app,
      person,
      (await makeClaim(person)).uid,
      fileOf('kept', 'a.txt', 'text/plain'),
    )
    const orphan = async () => files.keep(await files.stage(Readable.from([Buffer.from('lost')]), 100))
    await orphan()
    const keys = () => listKeys(files)
    expect(await keys()).toHaveLength(2)
    expect(await sweepFiles(deps)).toBe(0)
    server.passTime(hours(2))
    expect(await sweepFiles(deps)).toBe(1)
    expect(await keys()).toHaveLength(1)
    const link = createLinks(server.parts).to(made.json().uid, person.uid)
    expect((await server.app.inject(link)).body).toBe('kept')
  })

  test('touches nothing where it knows none of many objects: that is hardly its own database', async () => {
    const server = await makeApp()
    const { files, log, clock } = server.parts
    for (let i = 0; i < 25; i += 1) {
      await files.keep(await files.stage(Readable.from([Buffer.from('theirs')]), 100))
    }
    server.passTime(hours(2))
    expect(await sweepFiles({ files, log, clock, database: server.parts.database })).toBe(0)
    expect(await listKeys(files)).toHaveLength(25)
    expect(server.logged()).toMatch('is this its database')
  })
})
