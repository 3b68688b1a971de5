import { limits } from '@recourse/contract/limits'
import { describe, expect, test } from 'vitest'
import { minutes, seconds } from '../../../platform/clock.ts'
import { makeApp } from '../../../testing/make-app.ts'
import { goodPassword, makePerson, type TestPerson } from '../../../testing/people.ts'
import { base, codeOf, openStep, setUpAuthenticator, setUpPasskey } from './testing/second-steps.ts'

const server = await makeApp()
const { app, auth, outbox, passTime } = server

let lastAddress = 0
const freshAddress = () => `10.3.${++lastAddress >> 8}.${lastAddress & 255}`

function post(url: string, payload: object, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'x-forwarded-for': freshAddress(), ...headers },
  })
}

const signIn = ({ username }: TestPerson, headers?: Record<string, string>) =>
  post('/auth/token', { username, password: goodPassword }, headers)

const startStep = (person: TestPerson) => openStep(server, person)

const sendCode = (step_token: string, code: string, more: object = {}) =>
  post('/auth/second_step/code', { step_token, code, ...more })

const sendRecovery = (step_token: string, recovery_code: string) =>
  post('/auth/second_step/recovery_code', { step_token, recovery_code })

/** Codes are used once: the next one comes after half a minute. */
const nextCode = (key: string) => {
  passTime(seconds(limits.authenticatorSeconds))
  return codeOf(key, auth.clock())
}

describe('signing in with an authenticator app', () => {
  test('the password alone answers with the missing step, and the code with a token', async () => {
    const person = await makePerson(server)
    const { key } = await setUpAuthenticator(server, person)
    const answer = await signIn(person)
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toEqual({
      detail: 'The password is right. This account also asks for a second step.',
      second_step: {
        token: expect.stringMatching(/^[\w-]{43}$/),
        methods: ['authenticator', 'recovery_code'],
        may_trust: true,
      },
    })
    const { token } = answer.json().second_step
    const done = await sendCode(token, nextCode(key))
    expect(done.statusCode).toBe(201)
    expect(done.json()).toMatchObject({ scopes: ['authenticated'], token_type: 'bearer' })
    const headers = { authorization: `Bearer ${done.json().access_token}` }
    expect((await app.inject({ url: '/api/v1/users/me', headers })).statusCode).toBe(200)
    // The step is used up, and was never worth anything elsewhere.
    expect((await sendCode(token, nextCode(key))).statusCode).toBe(401)
    const stray = { authorization: `Bearer ${token}` }
    expect((await app.inject({ url: '/api/v1/users/me', headers: stray })).statusCode).toBe(401)
  })

  test('a code works once, within one step of drift, and never again', async () => {
    const person = await makePerson(server)
    const { key, code: firstCode } = await setUpAuthenticator(server, person)
    expect((await sendCode(await startStep(person), firstCode)).statusCode).toBe(400)
    const code = nextCode(key)
    expect((await sendCode(await startStep(person), code)).statusCode).toBe(201)
    expect((await sendCode(await startStep(person), code)).json()).toEqual({
      detail: 'That code did not match. Try the next one your app shows.',
    })
    const late = nextCode(key)
    passTime(seconds(limits.authenticatorSeconds))
    expect((await sendCode(await startStep(person), late)).statusCode).toBe(201)
    const tooLate = nextCode(key)
    passTime(seconds(2 * limits.authenticatorSeconds))
    expect((await sendCode(await startStep(person), tooLate)).statusCode).toBe(400)
  })

  test('five wrong codes end the step, ten end the tries of strangers for an hour', async () => {
    const person = await makePerson(server)
    const { key, answer } = await setUpAuthenticator(server, person)
    const [recovery = ''] = answer.json().recovery_codes
    const known = await knownDevice(person, key)
    for (const _ of [1, 2]) {
      const token = await startStep(person)
      for (let tries = 0; tries < limits.secondStepTries; tries++) {
        expect((await sendCode(token, '000000')).statusCode).toBe(400)
      }
      expect((await sendCode(token, nextCode(key))).statusCode).toBe(401)
    }
    // Many at once are no more than many in a row.
    const burst = await startStep(person)
    const answers = await Promise.all(Array.from({ length: 12 }, () => sendCode(burst, '000000')))
    expect(answers.some(({ statusCode }) => statusCode === 400)).toBe(false)
    const refused = await sendCode(await startStep(person), nextCode(key))
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3600)
    // Their owner has a device that is known, and codes that no stranger has.
    const step_token = await startStep(person)
    const own = await post('/auth/second_step/code', { step_token, code: nextCode(key) }, known)
    expect(own.statusCode).toBe(201)
    expect((await sendRecovery(await startStep(person), recovery)).statusCode).toBe(201)
  })

  test('the step ends after ten minutes, and with a new password', async () => {
    const person = await makePerson(server)
    const { key } = await setUpAuthenticator(server, person)
    const slow = await startStep(person)
    const cut = await startStep(person)
    await auth.orm.transaction((tx) => auth.sessions.endAllOf(tx, person.uid))
    expect((await sendCode(cut, nextCode(key))).statusCode).toBe(401)
    passTime(minutes(limits.secondStepMinutes))
    expect((await sendCode(slow, codeOf(key, auth.clock()))).statusCode).toBe(401)
  })

  test('the key rests sealed', async () => {
    const person = await makePerson(server)
    const { key } = await setUpAuthenticator(server, person)
    const { rows } = await server.parts.database.pool.query('SELECT * FROM authenticators')
    expect(JSON.stringify(rows)).not.toContain(key.replaceAll(' ', ''))
  })
})

describe('recovery codes', () => {
  test('each works once, however it is typed, and the owner gets a mail', async () => {
    const person = await makePerson(server)
    const { answer } = await setUpAuthenticator(server, person)
    const codes: string[] = answer.json().recovery_codes
    expect(new Set(codes).size).toBe(10)
    const [code = ''] = codes
    const typed = ` ${code.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')}`
    expect((await sendRecovery(await startStep(person), typed)).statusCode).toBe(201)
    const mail = await outbox.waitFor(person.email, 2)
    expect(mail.subject).toBe('A recovery code was used')
    expect(mail.text).toContain('9 of 10 codes are left')
    const again = await sendRecovery(await startStep(person), code)
    expect(again.statusCode).toBe(400)
    expect(again.json().detail).toBe('That recovery code did not match. Each code works once.')
  })

  test('new ones end the old ones, and another person’s are worth nothing', async () => {
    const person = await makePerson(server)
    const other = await makePerson(server)
    const { answer } = await setUpAuthenticator(server, person)
    const [old = ''] = answer.json().recovery_codes
    const [foreign = ''] = (await setUpAuthenticator(server, other)).answer.json().recovery_codes
    const renewed = (await person.call('POST', `${base}/recovery_codes`)).json()
    expect(renewed.second_step.recovery_codes.left).toBe(10)
    for (const wrong of [old, foreign]) {
      expect((await sendRecovery(await startStep(person), wrong)).statusCode).toBe(400)
    }
    expect((await sendRecovery(await startStep(person), renewed.recovery_codes[3])).statusCode).toBe(201)
  })
})

describe('signing in with a passkey', () => {
  async function options(step_token: string) {
    return (await post('/auth/second_step/passkey_options', { step_token })).json().options
  }
  const send = (step_token: string, passkey: object) =>
    post('/auth/second_step/passkey', { step_token, passkey })

  test('the key signs in, its use is kept, and its answer works once', async () => {
    const person = await makePerson(server)
    const { passkey, answer } = await setUpPasskey(person)
    expect(answer.json().second_step.passkeys).toMatchObject([{ name: 'My phone', last_used_at: null }])
    const token = await startStep(person)
    const asked = await options(token)
    expect(asked).toMatchObject({ rpId: 'localhost', allowCredentials: [{ type: 'public-key' }] })
    const used = passkey.assert(asked)
    const done = await send(token, used)
    expect(done.statusCode).toBe(201)
    const state = (await person.call('GET', base)).json()
    expect(state.passkeys[0].last_used_at).not.toBeNull()
    // The same answer again: to its own step, and to another one.
    expect((await send(token, used)).statusCode).toBe(401)
    expect((await send(await startStep(person), used)).statusCode).toBe(400)
  })

  test('a challenge is used up by a wrong answer too', async () => {
    const person = await makePerson(server)
    const { passkey } = await setUpPasskey(person)
    const token = await startStep(person)
    const asked = await options(token)
    const wrong = passkey.assert({ challenge: 'c29tZXRoaW5nIGVsc2U' })
    expect((await send(token, wrong)).statusCode).toBe(400)
    expect((await send(token, passkey.assert(asked))).statusCode).toBe(400)
    expect((await send(token, passkey.assert(await options(token)))).statusCode).toBe(201)
  })

  test('another address, a copied key that fell behind and another person’s key are refused', async () => {
    const person = await makePerson(server)
    const { passkey } = await setUpPasskey(person)
    const { passkey: foreign } = await setUpPasskey(await makePerson(server))
    const token = await startStep(person)
    passkey.setCounter(7)
    const right = passkey.assert(await options(token))
    expect((await send(token, right)).statusCode).toBe(201)
    const second = await startStep(person)
    passkey.setCounter(7)
    expect((await send(second, passkey.assert(await options(second)))).statusCode).toBe(400)
    const elsewhere = { ...(await options(second)), origin: 'http://localhost.evil.example' }
    passkey.setCounter(20)
    expect((await send(second, passkey.assert(elsewhere))).statusCode).toBe(400)
    expect((await send(second, foreign.assert(await options(second)))).statusCode).toBe(400)
    expect((await send(second, { ...right, response: {} })).statusCode).toBe(400)
    expect((await send(await startStep(person), right)).json().detail).toBe(
      'That passkey did not work. Try again, or pick another way.',
    )
  })

  test('a new key that answers another question or comes from another address is not kept', async () => {
    const person = await makePerson(server)
    const { passkey } = await setUpPasskey(await makePerson(server))
    const { options: asked } = (await person.call('POST', `${base}/passkey_options`)).json()
    const add = (answer: object) =>
      person.call('POST', `${base}/passkeys`, { name: 'Odd one', passkey: answer })
    const foreign = passkey.register({ ...asked, origin: 'https://recourse.example' })
    expect((await add(foreign)).statusCode).toBe(400)
    // The question was used up by that.
    expect((await add(passkey.register(asked))).statusCode).toBe(400)
    expect((await person.call('GET', base)).json().passkeys).toEqual([])
  })
})

/** The cookie of a device that has signed in before. */
async function knownDevice(person: TestPerson, key: string): Promise<Record<string, string>> {
  const done = await sendCode(await startStep(person), nextCode(key))
  const cookie = [done.headers['set-cookie']].flat().find((line) => line?.startsWith('device='))
  return { cookie: cookie?.split(';')[0] ?? '' }
}
