import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { completeAnswers } from '../make-claim.ts'
import type { TestPerson } from '../people.ts'
import { uploadUrl } from '../uploads.ts'

export interface Acknowledged {
  readonly claims: { readonly uid: string; readonly subject: string; readonly owner: TestPerson }[]
  readonly messages: { readonly uid: string; readonly claim_uid: string; readonly content: string }[]
  readonly documents: { readonly uid: string; readonly claim_uid: string; readonly sha256: string }[]
}

export interface Storm {
  /** Everything that the server has said yes to. */
  readonly acknowledged: Acknowledged
  /** Answers that nobody should get, whatever fails behind the server. */
  readonly problems: string[]
  /** Waits until so many more claims, each with its message and document, have been taken. */
  until(more: number): Promise<void>
  /** Lets what is under way be taken, and no more begin. */
  stop(): Promise<void>
}

/** Milliseconds one try may take, and all tries of one request together. */
const oneTry = 45_000
const allTries = 180_000

/** People who file claims, write messages and add documents, and try each again under its key until it is taken. */
export function startStorm(url: () => string, people: readonly TestPerson[]): Storm {
  const acknowledged: Acknowledged = { claims: [], messages: [], documents: [] }
  const problems: string[] = []
  const name = randomUUID().slice(0, 8)
  let stopped = false

  async function insist(person: TestPerson, path: string, ask: () => RequestInit): Promise<{ uid: string }> {
    const deadline = Date.now() + allTries
    while (Date.now() < deadline) {
      const answer = await attempt(person, path, ask())
      if (answer?.status === 201) return answer.json()
      // 429: more than 60 messages a minute; a storm is no person.
      if (answer && ![429, 503].includes(answer.status))
        problems.push(`${path}: ${answer.status} ${answer.text}`)
      if (answer?.status === 503 && !answer.retryAfter) problems.push(`${path}: 503 without Retry-After`)
      await pause(50 + Math.random() * 100)
    }
    throw new Error(`${path} was never taken`)
  }

  async function attempt({ token }: TestPerson, path: string, { headers, ...rest }: RequestInit) {
    try {
      const answer = await fetch(`${url()}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, ...headers },
        signal: AbortSignal.timeout(oneTry),
        ...rest,
      })
      const text = await answer.text()
      const retryAfter = answer.headers.get('retry-after')
      return { status: answer.status, text, retryAfter, json: () => JSON.parse(text) as { uid: string } }
    } catch (error) {
      // A server that is away is a fault that we planted; one that holds its clients is not.
      if (error instanceof DOMException && error.name === 'TimeoutError') problems.push(`${path}: no answer`)
      return null
    }
  }

  const json = (body: object, key: string) => () => ({
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  })

  async function fileClaim(owner: TestPerson, count: number) {
    const subject = `${owner.username} ${name} ${count}`
    const claim = { ...completeAnswers, subject, description: `${subject} `.repeat(200).trim() }
    const { uid: claim_uid } = await insist(owner, '/api/v1/claims', json(claim, randomUUID()))
    acknowledged.claims.push({ uid: claim_uid, subject, owner })
    const message = { claim_uid, content: `about ${subject}`, client_id: randomUUID() }
    const { uid } = await insist(owner, '/api/v1/messages', json(message, randomUUID()))
    acknowledged.messages.push({ uid, claim_uid, content: message.content })
    await addDocument(owner, claim_uid)
  }

  async function addDocument(owner: TestPerson, claim_uid: string) {
    const content = randomBytes(60_000).toString('base64')
    const key = randomUUID()
    const { uid } = await insist(owner, uploadUrl, () => {
      const body = new FormData()
      body.append('claim_uid', claim_uid)
      body.append('file', new File([content], 'notes.txt', { type: 'text/plain' }))
      return { headers: { 'idempotency-key': key }, body }
    })
    const sha256 = createHash('sha256').update(content).digest('hex')
    acknowledged.documents.push({ uid, claim_uid, sha256 })
  }

  const running = people.map(async (person) => {
    for (let count = 1; !stopped; count += 1) {
      await fileClaim(person, count)
      await pause(Math.random() * 300)
    }
  })
  Promise.all(running).catch((error: unknown) => problems.push(String(error)))

  return {
    acknowledged,
    problems,
    async until(more) {
      const goal = acknowledged.documents.length + more
      const deadline = Date.now() + allTries
      while (acknowledged.documents.length < goal) {
        if (Date.now() > deadline) throw new Error(`the storm came to a standstill: ${problems.join('; ')}`)
        await pause(20)
      }
    },
    async stop() {
      stopped = true
      await Promise.allSettled(running)
    },
  }
}
