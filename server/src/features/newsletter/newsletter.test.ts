import { expect, test } from 'vitest'
import { makeApp } from '../../testing/make-app.ts'

const server = await makeApp({ PUBLIC_URL: 'https://recourse.example' })
const { app, outbox, parts } = server
let visitors = 0

/** From a network address of its own, unless told otherwise. */
function subscribe(email_address: unknown, visitor?: string) {
  visitors += 1
  return app.inject({
    method: 'POST',
    url: '/api/v1/emails',
    payload: { email_address },
    headers: { 'x-forwarded-for': visitor ?? `198.51.100.${visitors}` },
  })
}

async function subscribers(): Promise<string[]> {
  const { rows } = await parts.database.pool.query('SELECT email_address FROM newsletter_subscribers')
  return rows.map((row) => row.email_address)
}

async function subscribed(email: string): Promise<URL> {
  await subscribe(email)
  const mail = await outbox.waitFor(email)
  return new URL(mail.link ?? '')
}

function post(link: URL, body: string) {
  return app.inject({
    method: 'POST',
    url: link.pathname + link.search,
    payload: body,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
}

test('an address is taken from a form, answered back, and gets one mail that confirms it', async () => {
  const form = new FormData()
  form.set('email_address', ' pat@example.com ')
  const request = new Request('http://x/', { method: 'POST', body: form })
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/emails',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  })
  expect([answer.statusCode, answer.json()]).toEqual([201, { email_address: 'pat@example.com' }])
  const mail = await outbox.waitFor('pat@example.com')
  expect(mail.subject).toBe('You are on our list')
  expect(mail.link).toMatch(/^https:\/\/recourse\.example\/unsubscribe\?token=[0-9a-f-]{36}$/)
})

test('a second subscription is answered the same, and neither stored nor mailed', async () => {
  const first = await subscribe('twice@example.com')
  await outbox.waitFor('twice@example.com')
  const second = await subscribe('Twice@Example.com')
  expect(second.statusCode).toBe(first.statusCode)
  expect(second.json()).toEqual({ email_address: 'Twice@Example.com' })
  // A later mail has come: one that was queued before it would be there too.
  await subscribed('after-twice@example.com')
  expect(await outbox.to('twice@example.com')).toHaveLength(1)
  expect(await outbox.to('Twice@Example.com')).toHaveLength(0)
  expect((await subscribers()).filter((email) => email.toLowerCase() === 'twice@example.com')).toHaveLength(1)
})

test.each([
  ['', 'Please enter an email address'],
  [undefined, 'Please enter an email address'],
  ['pat@example', 'Please enter a valid email address.'],
  ['pat example.com', 'Please enter a valid email address.'],
])('%j is refused with a sentence', async (email, detail) => {
  const answer = await subscribe(email)
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toEqual({ detail, fields: { email_address: detail } })
})

test('a mail program unsubscribes with one POST and gets no redirect', async () => {
  const link = await subscribed('one-click@example.com')
  const mail = await outbox.waitFor('one-click@example.com')
  const headers = new Map(mail.headers.map(({ key, value }) => [key, value]))
  expect(headers.get('list-unsubscribe')).toBe(`<${link.href}>`)
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const answer = await post(link, 'List-Unsubscribe=One-Click')
  expect(answer.statusCode).toBe(200)
  expect(await subscribers()).not.toContain('one-click@example.com')
  expect((await post(link, 'List-Unsubscribe=One-Click')).statusCode).toBe(200)
})

test('a form sent without any script leads on to a page, and only a right address is taken', async () => {
  const form = new URL('http://x/subscribe')
  const answer = await post(form, 'email_address=+no-script%40example.com')
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/subscribed'])
  expect((await outbox.waitFor('no-script@example.com')).subject).toBe('You are on our list')
  for (const wrong of ['email_address=no-script', 'email_address=', '']) {
    const refused = await post(form, wrong)
    expect([refused.statusCode, refused.headers.location]).toEqual([303, '/not-subscribed'])
  }
})

test('the form of the page leads on to the page that says it is done', async () => {
  const link = await subscribed('by-page@example.com')
  const answer = await post(link, 'from=page')
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/unsubscribed'])
  expect(await subscribers()).not.toContain('by-page@example.com')
})

test('looking at the link changes nothing, and a broken one is said to be broken', async () => {
  const link = await subscribed('looked-at@example.com')
  await app.inject(link.pathname + link.search)
  expect(await subscribers()).toContain('looked-at@example.com')
  link.searchParams.set('token', 'cut-off')
  const answer = await post(link, 'from=page')
  expect([answer.statusCode, answer.json().detail]).toEqual([
    422,
    'This link is not complete. Please open it from the email again.',
  ])
})

test('who unsubscribed may come back, with a new link', async () => {
  const link = await subscribed('back@example.com')
  await post(link, 'from=page')
  await subscribe('back@example.com')
  const again = await outbox.waitFor('back@example.com', 2)
  expect(again.link).not.toBe(link.href)
  expect(await subscribers()).toContain('back@example.com')
})

test('one network address cannot fill the list', async () => {
  const answers = []
  for (let count = 0; count < 21; count += 1) {
    answers.push((await subscribe(`flood${count}@example.com`, '203.0.113.5')).statusCode)
  }
  expect(answers.slice(0, 20)).toEqual(Array(20).fill(201))
  expect(answers[20]).toBe(429)
})
