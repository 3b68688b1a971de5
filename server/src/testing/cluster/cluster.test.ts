import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Claim } from '@recourse/contract/claims'
import type { Document } from '@recourse/contract/documents'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { makeDataDir, removeDataDir } from '../../../../scripts/lib/data-dir.mjs'
import { closeSocketsAfterwards, openChat } from '../../features/chat/testing/chat-socket.ts'
import { makeS3, type TestS3 } from '../../platform/files/test-s3.ts'
import { completeAnswers } from '../make-claim.ts'
import { databaseUrl, s3Env } from './environment.ts'
import { type Cluster, startCluster } from './nodes.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
closeSocketsAfterwards()

const folder = makeDataDir('recourse-cluster-test-')
const database = `cluster_${randomBytes(6).toString('hex')}`
const admin = { username: 'firstadmin', password: 'orchid-lantern-42-river' }
let store: TestS3
let cluster: Cluster
let token: string
/** A member's: only members file claims. */
let member: string

async function administer(statement: string) {
  const client = new pg.Client(inject('postgres'))
  await client.connect()
  await client.query(statement)
  await client.end()
}

function call(
  url: string,
  method: string,
  path: string,
  given: { token?: string; body?: object; key?: string } = {},
) {
  return fetch(`${url}${path}`, {
    method,
    headers: {
      ...(given.body && { 'content-type': 'application/json' }),
      ...(given.token && { authorization: `Bearer ${given.token}` }),
      ...(given.key && { 'idempotency-key': given.key }),
    },
    ...(given.body && { body: JSON.stringify(given.body) }),
  })
}

async function signIn(url: string, username: string, password: string): Promise<string> {
  const answer = await call(url, 'POST', '/auth/token', { body: { username, password } })
  const body = (await answer.json()) as { access_token: string }
  expect(answer.status, JSON.stringify(body)).toBe(201)
  return body.access_token
}

const nodeUrl = (number: number) => cluster.nodes.find((node) => node.number === number)?.url ?? ''

/** Through any node, as a browser would; the key makes a repeat harmless. */
async function fileClaim(): Promise<Claim> {
  const key = randomBytes(8).toString('hex')
  const answer = await call(cluster.url, 'POST', '/api/v1/claims', {
    token: member,
    body: completeAnswers,
    key,
  })
  const body = (await answer.json()) as Claim
  expect(answer.status, JSON.stringify(body)).toBe(201)
  return body
}

beforeAll(async () => {
  await administer(`create database ${database}`)
  store = await makeS3(join(folder, 's3'))
  cluster = await startCluster({
    count: 2,
    folder,
    env: {
      ...s3Env(store.config),
      DATABASE_URL: databaseUrl({ ...inject('postgres'), database }),
      SECRET_KEY: randomBytes(32).toString('hex'),
      STAFF_SECOND_FACTOR: 'optional',
      RECOURSE_API_ONLY: '1',
      ADMIN_USERNAME: admin.username,
      ADMIN_EMAIL: 'firstadmin@example.com',
      ADMIN_PASSWORD: admin.password,
    },
  })
  token = await signIn(nodeUrl(1), admin.username, admin.password)
  const person = { username: 'member', firstname: 'Sam', lastname: 'Sample', email: 'sam@example.com' }
  const made = await call(cluster.url, 'POST', '/auth/signup', {
    body: { ...person, password: admin.password },
  })
  expect(made.status, await made.text()).toBe(201)
  const client = new pg.Client({ ...inject('postgres'), database })
  await client.connect()
  await client.query(`update people set verified_at = now() where username = 'member'`)
  await client.end()
  member = await signIn(nodeUrl(2), 'member', admin.password)
})

afterAll(async () => {
  await cluster?.stop()
  await store?.close()
  await administer(`drop database if exists ${database} with (force)`)
  removeDataDir(folder)
})

test('nodes that start together on an empty database make it once, and a session counts on each until it ends', async () => {
  const other = await signIn(nodeUrl(2), admin.username, admin.password)
  const me = (number: number) => call(nodeUrl(number), 'GET', '/api/v1/users/me', { token: other })
  expect((await me(1)).status).toBe(200)
  expect((await call(nodeUrl(2), 'POST', '/auth/logout', { token: other })).status).toBe(201)
  await vi.waitFor(async () => expect((await me(1)).status).toBe(401))
})

test('wrong passwords are counted over all nodes', async () => {
  const body = { username: 'nobody-here', password: 'wrong-password-12' }
  const statuses: number[] = []
  for (let tried = 0; tried < 11; tried += 1)
    statuses.push((await call(nodeUrl((tried % 2) + 1), 'POST', '/auth/token', { body })).status)
  expect(statuses).toEqual([...Array(10).fill(400), 429])
})

test('what one node stores another serves, and what is said on one is heard on the other', async () => {
  const claim = await fileClaim()
  const form = new FormData()
  form.set('claim_uid', claim.uid)
  form.set('file', new File(['The letter says no.'], 'letter.txt', { type: 'text/plain' }))
  const headers = { authorization: `Bearer ${member}` }
  const sent = await fetch(`${nodeUrl(1)}/api/v1/upload_supporting_doc`, {
    method: 'POST',
    headers,
    body: form,
  })
  const document = (await sent.json()) as Document
  expect(sent.status, JSON.stringify(document)).toBe(201)
  expect(await (await fetch(`${nodeUrl(2)}${document.url}`)).text()).toBe('The letter says no.')

  const address = `${nodeUrl(1).replace('http', 'ws')}/api/v1/chat`
  const socket = await openChat(address, { user_token: member, claim_uid: claim.uid })
  const body = { claim_uid: claim.uid, content: 'Heard on the other node' }
  expect((await call(nodeUrl(2), 'POST', '/api/v1/messages', { token, body })).status).toBe(201)
  await vi.waitFor(() => expect(socket.messages.map(({ content }) => content)).toEqual([body.content]))
})

/** People who read all the time; says what went wrong for them. */
function keepReading(readers: number) {
  let open = true
  let answered = 0
  const failures: string[] = []
  const read = async () => {
    while (open) {
      const answer = await call(cluster.url, 'GET', '/api/v1/claims', { token: member }).catch(String)
      if (typeof answer === 'string') failures.push(answer)
      else if ((await answer.text()) && answer.status !== 200) failures.push(String(answer.status))
      else answered += 1
    }
  }
  const reading = Promise.all(Array.from({ length: readers }, read))
  return async () => {
    open = false
    await reading
    return { answered, failures }
  }
}

/** Mails of claims that were received, on whichever node they were sent. */
async function countMails(): Promise<number> {
  const folders = ['node-1', 'node-2'].map((node) => join(folder, node, 'outbox'))
  const names = await Promise.all(folders.map((path) => readdir(path).catch(() => [])))
  return names.flat().filter((name) => name.endsWith('.eml')).length
}

test('every node is restarted in turn while people read and write: nobody notices, and no mail is lost', async () => {
  const before = await countMails()
  const stopReading = keepReading(4)
  let filed = 0
  for (const number of [1, 2]) {
    const stopped = cluster.stopNode(number)
    for (let count = 0; count < 4; count += 1) {
      await fileClaim()
      filed += 1
    }
    expect(await stopped).toBe(0)
    await cluster.startNode(number)
  }
  const { answered, failures } = await stopReading()
  expect(failures).toEqual([])
  expect(answered).toBeGreaterThan(8)
  await vi.waitFor(async () => expect(await countMails()).toBeGreaterThanOrEqual(before + filed), {
    timeout: 30_000,
  })
})

test('a node that is killed costs at most the requests it had open, and the others go on', async () => {
  const readers = 4
  const stopReading = keepReading(readers)
  await fileClaim()
  await cluster.kill(1)
  for (let count = 0; count < 4; count += 1) await fileClaim()
  const { answered, failures } = await stopReading()
  expect(failures.length).toBeLessThanOrEqual(readers)
  expect(answered).toBeGreaterThan(4)
})
