import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { readMail } from './mail.ts'

export interface Person {
  readonly username: string
  readonly email: string
  readonly password: string
}

export const password = 'orchid-lantern-42-river'

/** Someone who is not known to the product yet. */
export function newPerson(): Person {
  const username = `sam${randomUUID().slice(0, 12)}`
  return { username, email: `${username}@example.com`, password }
}

/** Signs someone up through the API, unverified. */
export async function signUpByApi(request: APIRequestContext, person = newPerson()): Promise<Person> {
  const { username, email } = person
  const data = { username, firstname: 'Sam', lastname: 'Sample', email, password: person.password }
  const answer = await request.post('/auth/signup', { data })
  expect(answer.status(), await answer.text()).toBe(201)
  return person
}

/** Someone who has signed up and verified the email address. */
export async function makeMember(
  request: APIRequestContext,
  outbox = process.env.E2E_OUTBOX ?? '',
): Promise<Person> {
  const person = await signUpByApi(request)
  const { username, email } = person
  expect((await request.put('/auth/generate_verification_code', { data: { username } })).ok()).toBe(true)
  const { code } = await readMail(email, { outbox })
  const verified = await request.put('/auth/verify_email', { data: { username, verification_code: code } })
  expect(verified.status(), await verified.text()).toBe(200)
  return person
}

/** Signed in and at home, as after the login page, which `signInByHand` and its own tests go through. */
export async function signIn(page: Page, { username, password }: Person): Promise<void> {
  const answer = await page.request.post('/auth/token', { data: { username, password } })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { access_token } = (await answer.json()) as { access_token: string }
  const { scopes } = JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString())
  await page.goto('/robots.txt')
  await page.evaluate(`
    localStorage.setItem('token', ${JSON.stringify(access_token)})
    localStorage.setItem('scopes', ${JSON.stringify(scopes.join(','))})
    document.cookie = 'signed_in=1; path=/; SameSite=Lax'
  `)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Through the login page, as a person does it. */
export async function signInByHand(page: Page, person: Person, path = '/login'): Promise<void> {
  await page.goto(path)
  await fillIn(page, { Username: person.username, Password: person.password })
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeHidden()
}

export async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
}
