import { randomUUID } from 'node:crypto'
import type { TestApp } from '../make-app.ts'
import { makeClaim } from '../make-claim.ts'
import { makePerson } from '../people.ts'
import { fileOf, upload } from '../uploads.ts'

export interface Victim {
  /** Stands in everything that is theirs, and nowhere else. */
  readonly canary: string
  /** Uids of what is theirs, which an attacker may have come by. */
  readonly uids: readonly string[]
  /** All that they have, as they see it. */
  read(): Promise<unknown>
}

/** A person who does nothing, to whom nothing must happen. */
export async function makeVictim(server: TestApp): Promise<Victim> {
  const canary = `Canary${randomUUID().slice(0, 8)}`
  const person = await makePerson(server)
  const save = async (method: 'POST' | 'PUT', url: string, body: object) => {
    const answer = await person.call(method, url, body)
    if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.body}`)
    return answer.json()
  }
  const names = { first_name: canary, last_name: canary, city: canary, phone: canary }
  await save('PUT', '/api/v1/users/edit_user', { ...names, age: 70, region_name: 'Guam' })
  const claim = await makeClaim(person, { subject: canary, description: canary, plan_name: canary })
  const coverage = await save('POST', '/api/v1/accounts/coverages', {
    region: 'Guam',
    insurer_name: canary,
    plan_name: canary,
    member_id: canary,
    effective_date: '2026-01-01',
  })
  const claim_uid = claim.uid
  const message = await save('POST', '/api/v1/messages', { claim_uid, content: canary })
  await save('PUT', '/api/v1/claim_drafts/wizard', { version: 0, step: 0, answers: { subject: canary } })
  const file = await upload(server.app, person, claim_uid, fileOf(canary, `${canary}.txt`, 'text/plain'))
  const all = [
    '/api/v1/users/me',
    '/api/v1/claims',
    `/api/v1/messages?claim_uid=${claim_uid}`,
    '/api/v1/accounts/coverages',
    '/api/v1/claim_drafts/wizard',
  ]
  return {
    canary,
    uids: [claim_uid, coverage.uid, message.uid, file.json().uid, person.uid],
    // Without the links, which change as time goes by.
    read: async () =>
      Promise.all(
        all.map(async (url) =>
          (await person.call('GET', url)).body.replaceAll(/"\/files\/[^"]*"/g, '"link"'),
        ),
      ),
  }
}
