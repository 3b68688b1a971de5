import type { ManagedPerson } from '@recourse/contract/people-admin'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import PeoplePage from '../../pages/people.tsx'
import { queryClient } from '../../platform/query-client.ts'
import { endSession, startSession } from '../../platform/session.ts'
import { answerCalls } from '../../platform/testing/answer-calls.ts'
import { makeToken } from '../../platform/testing/make-token.ts'
import { renderApp } from '../../platform/testing/render-app.tsx'
import { expectNoAxeViolations } from '../../ui/testing/expect-no-axe-violations.ts'

const listCall = 'GET /api/v1/admin/people'
const rolesCall = 'PUT /api/v1/admin/people/roles'
const disabledCall = 'PUT /api/v1/admin/people/disabled'
const sessionsCall = 'POST /api/v1/admin/people/end_sessions'

function makePerson(different: Partial<ManagedPerson>): ManagedPerson {
  return {
    uid: '22222222-0000-4000-8000-000000000002',
    username: 'dana',
    first_name: 'Dana',
    last_name: 'Demo',
    email: 'dana@example.com',
    is_staff: true,
    is_claims_admin: false,
    is_superuser: false,
    disabled: false,
    verified: true,
    created_at: '2026-10-09T15:00:00.000Z',
    ...different,
  }
}
const me = makePerson({
  uid: '11111111-0000-4000-8000-000000000001',
  first_name: 'Alex',
  is_staff: false,
  is_superuser: true,
})
const dana = makePerson({})
const pageOf = (...people: ManagedPerson[]) => ({ json: { people, next_uid_after: null } })

beforeEach(async () => {
  queryClient.setDefaultOptions({ queries: { retry: false } })
  await page.viewport(1280, 900)
  startSession(makeToken({ sub: me.uid, scopes: ['authenticated', 'staff', 'superuser'] }))
})
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

const show = () => renderApp({ '/admin/people': <PeoplePage /> }, { pathname: '/admin/people' })

test('everyone with a role is listed, and oneself cannot be changed', async () => {
  answerCalls({ [listCall]: () => pageOf(me, { ...dana, disabled: true, verified: false }) })
  const screen = await show()
  await expect.element(screen.getByText('2 people with a role')).toBeVisible()
  const [mine, hers] = screen.getByRole('listitem').elements()
  expect(mine?.textContent).toMatch(/Alex Demo.*Superuser.*This is you/)
  expect(hers?.textContent).toMatch(/Dana Demo.*Staff.*Disabled.*Not verified/)
  expect(mine?.querySelector('button')).toBeNull()
  await expectNoAxeViolations(document, { wholePage: true })
})

test('a search finds people, and its page goes on where there are more', async () => {
  const second = makePerson({ uid: '33333333-0000-4000-8000-000000000003', first_name: 'Danny' })
  answerCalls({
    [listCall]: () => pageOf(me),
    [`${listCall}?search=dan`]: () => ({ json: { people: [dana], next_uid_after: dana.uid } }),
    [`${listCall}?search=dan&uid_after=${dana.uid}`]: () => pageOf(second),
  })
  const screen = await show()
  await screen.getByRole('searchbox', { name: 'Search people' }).fill('dan')
  await expect.element(screen.getByText('1+ people found')).toBeVisible()
  await screen.getByRole('button', { name: 'Show more people' }).click()
  await expect.element(screen.getByText('2 people found')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Danny Demo' })).toBeVisible()
})

test('a role is given after the dialog has named the change', async () => {
  const seen = answerCalls({
    [listCall]: () => pageOf(dana),
    [rolesCall]: () => ({ json: { ...dana, is_claims_admin: true } }),
  })
  const screen = await show()
  await screen.getByRole('button', { name: 'Change roles of Dana Demo' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Change roles of Dana Demo' })
  await expect
    .element(dialog.getByRole('button', { name: 'Nothing changed yet' }))
    .toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('checkbox', { name: 'Claims Admin' }).click()
  await expectNoAxeViolations()
  await dialog.getByRole('button', { name: 'Give Claims Admin' }).click()
  await expect.element(screen.getByText('Roles of Dana Demo: Staff, Claims Admin.')).toBeVisible()
  expect(seen.find(({ target }) => target === rolesCall)?.body).toEqual({
    person_uid: dana.uid,
    is_staff: true,
    is_claims_admin: true,
    is_superuser: false,
  })
})

test('the last superuser stays one, and the dialog says so', async () => {
  const refusal = 'This is the last superuser. Make another person a superuser first.'
  const boss = { ...dana, is_superuser: true }
  answerCalls({
    [listCall]: () => pageOf(boss),
    [rolesCall]: () => ({ status: 409, json: { detail: refusal } }),
  })
  const screen = await show()
  await screen.getByRole('button', { name: 'Change roles of Dana Demo' }).click()
  await screen.getByRole('checkbox', { name: 'Superuser' }).click()
  await screen.getByRole('button', { name: 'Take Superuser' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(refusal)
  await expect.element(screen.getByRole('dialog')).toBeVisible()
})

test('an account is signed out and disabled, each after a question', async () => {
  const seen = answerCalls({
    [listCall]: () => pageOf(dana),
    [disabledCall]: () => ({ json: { ...dana, disabled: true } }),
    [sessionsCall]: () => ({ status: 201, json: dana }),
  })
  const screen = await show()
  await screen.getByRole('button', { name: 'End sessions of Dana Demo' }).click()
  await screen.getByRole('button', { name: 'End all sessions' }).click()
  await expect.element(screen.getByText('Dana Demo is signed out everywhere.')).toBeVisible()
  await screen.getByRole('button', { name: 'Disable Dana Demo' }).click()
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await screen.getByRole('button', { name: 'Disable Dana Demo' }).click()
  await screen.getByRole('button', { name: 'Disable account' }).click()
  await expect.element(screen.getByText('The account of Dana Demo is off.')).toBeVisible()
  const sent = seen.filter(({ body }) => body !== undefined).map(({ target, body }) => [target, body])
  expect(sent).toEqual([
    [sessionsCall, { person_uid: dana.uid }],
    [disabledCall, { person_uid: dana.uid, disabled: true }],
  ])
})

test('someone without the role is told so', async () => {
  answerCalls({ [listCall]: () => ({ status: 403, json: { detail: 'You may not do this.' } }) })
  const screen = await show()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('You may not do this.')
})

test.each([320, 390])('at %i px people fit without sideways scroll', async (width) => {
  await page.viewport(width, 844)
  answerCalls({ [listCall]: () => pageOf(me, dana) })
  const screen = await show()
  await expect.element(screen.getByRole('heading', { name: 'Dana Demo' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
