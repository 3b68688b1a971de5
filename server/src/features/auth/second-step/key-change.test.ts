import { limits } from '@recourse/contract/limits'
import { expect, test } from 'vitest'
import { seconds } from '../../../platform/clock.ts'
import { makeApp } from '../../../testing/make-app.ts'
import { makePerson } from '../../../testing/people.ts'
import { codeOf, openStep, setUpAuthenticator } from './testing/second-steps.ts'

const before = await makeApp()
const after = await makeApp(
  { SECRET_KEY: 'k'.repeat(32), SECRET_KEY_PREVIOUS: before.secret },
  { sharing: before },
)

test('codes of both kinds work after a change of SECRET_KEY that keeps the old one as previous', async () => {
  const person = await makePerson(before)
  const { key, answer } = await setUpAuthenticator(before, person)
  const take = async (way: string, typed: object) => {
    const payload = { step_token: await openStep(after, person), ...typed }
    return after.app.inject({ method: 'POST', url: `/auth/second_step/${way}`, payload })
  }
  const recovery_code = answer.json().recovery_codes[0]
  expect((await take('recovery_code', { recovery_code })).statusCode).toBe(201)
  after.passTime(seconds(limits.authenticatorSeconds))
  expect((await take('code', { code: codeOf(key, after.auth.clock()) })).statusCode).toBe(201)
})
