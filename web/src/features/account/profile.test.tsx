import type { Profile as ProfileData } from '@recourse/contract/account'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { queryClient } from '../../platform/query-client.ts'
import { type Answers, answerCalls } from '../../platform/testing/answer-calls.ts'
import { renderApp } from '../../platform/testing/render-app.tsx'
import { expectNoAxeViolations } from '../../ui/testing/expect-no-axe-violations.ts'
import { Profile } from './profile.tsx'
import { YourData } from './your-data.tsx'

const maria: ProfileData = {
  uid: 'person-1',
  username: 'mdelgado',
  first_name: 'Maria',
  last_name: 'Delgado',
  email: 'maria.delgado@example.com',
  pending_email: null,
  age: 58,
  phone: '(814) 555-0117',
  city: 'Erie',
  region: { name: 'Pennsylvania' },
  is_staff: false,
  is_claims_admin: false,
  is_superuser: false,
}
const regions = ['Ohio', 'Pennsylvania'].map((name) => ({ uid: name, name }))

function server(profile: ProfileData = maria): Answers {
  return {
    'GET /api/v1/users/me': () => ({ json: profile }),
    'GET /api/v1/resources/regions': () => ({ json: regions }),
    'PUT /api/v1/users/edit_user': () => ({ json: { ...profile, city: 'Pittsburgh' } }),
  }
}
const sections = [
  { id: 'your-data', title: 'Your Data', icon: null, content: <YourData prove={(change) => change()} /> },
]
const renderProfile = () =>
  renderApp({ '/account/profile': <Profile sections={sections} /> }, { pathname: '/account/profile' })

beforeEach(() => queryClient.setDefaultOptions({ queries: { retry: false } }))
afterEach(() => vi.unstubAllGlobals())

async function edit(screen: Awaited<ReturnType<typeof renderProfile>>) {
  await screen.getByRole('button', { name: 'Update Info' }).click()
  await expect.element(screen.getByLabelText('First Name')).toHaveFocus()
}

test('the profile is shown first and can be read by everyone', async () => {
  answerCalls(server())
  const screen = await renderProfile()
  const summary = screen.getByRole('complementary')
  for (const text of ['mdelgado', 'Maria Delgado', 'Community', 'Erie, Pennsylvania', maria.email]) {
    await expect.element(summary.getByText(text, { exact: true })).toBeVisible()
  }
  await expect.element(screen.getByRole('button', { name: 'Save details' })).not.toBeInTheDocument()
  const links = screen.getByRole('navigation', { name: 'On this page' })
  await expect.element(links.getByRole('link', { name: 'Your Data' })).toHaveAttribute('href', '#your-data')
  await expectNoAxeViolations()
})

test('the first field that fails is highlighted, focused and named; editing clears it', async () => {
  const seen = answerCalls(server())
  const screen = await renderProfile()
  await edit(screen)
  await screen.getByLabelText('Phone').fill('')
  await screen.getByLabelText('Region').selectOptions('')
  await screen.getByRole('button', { name: 'Save details' }).click()

  const phone = screen.getByLabelText('Phone')
  await expect.element(phone).toHaveFocus()
  await expect.element(phone).toHaveAccessibleDescription('Error: Phone number required.')
  await expect.element(screen.getByText('Region required.')).not.toBeInTheDocument()
  await expectNoAxeViolations()
  await userEvent.keyboard('8')
  await expect.element(phone).not.toHaveAttribute('aria-invalid')
  expect(seen.some(({ target }) => target.startsWith('PUT'))).toBe(false)
})

test('saving sends the age as a number and an unchanged email not at all', async () => {
  const seen = answerCalls(server())
  const screen = await renderProfile()
  await edit(screen)
  await screen.getByLabelText('City').fill('Pittsburgh')
  await screen.getByRole('button', { name: 'Save details' }).click()
  await expect.element(screen.getByText('Your details are saved.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Update Info' })).toHaveFocus()
  expect(seen.find(({ target }) => target.startsWith('PUT'))?.body).toEqual({
    first_name: 'Maria',
    last_name: 'Delgado',
    age: 58,
    phone: '(814) 555-0117',
    city: 'Pittsburgh',
    region_name: 'Pennsylvania',
  })
})

test('Cancel restores what was stored', async () => {
  answerCalls(server())
  const screen = await renderProfile()
  await edit(screen)
  await screen.getByLabelText('City').fill('Nowhere')
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await edit(screen)
  await expect.element(screen.getByLabelText('City')).toHaveValue('Erie')
})

test('an address that waits for its confirmation is named, and saving does not take it back', async () => {
  const seen = answerCalls(server({ ...maria, pending_email: 'new@example.com' }))
  const screen = await renderProfile()
  await expect.element(screen.getByText(/We sent a link to new@example.com/)).toBeVisible()
  await edit(screen)
  await expect.element(screen.getByLabelText('Email Address')).toHaveValue('new@example.com')
  await screen.getByRole('button', { name: 'Save details' }).click()
  await expect.element(screen.getByText('Your details are saved.')).toBeVisible()
  expect(seen.find(({ target }) => target.startsWith('PUT'))?.body).not.toHaveProperty('email')
})

test.each([
  ['lost', undefined, 'Whoops, internal server error.'],
  ['empty', () => ({ json: [] }), 'Network error'],
  ['refused', () => ({ status: 404, json: { detail: 'No regions.' } }), 'No regions.'],
])('when the list of regions is %s the reason stands in its place', async (_, answer, message) => {
  const { 'GET /api/v1/resources/regions': _regions, ...rest } = server()
  answerCalls(answer ? { ...rest, 'GET /api/v1/resources/regions': answer } : rest)
  const screen = await renderProfile()
  await edit(screen)
  await expect.element(screen.getByText(message, { exact: true })).toBeVisible()
  await expect.element(screen.getByLabelText('Region')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Save details' }).click()
  await expect.element(screen.getByText('Your details are saved.')).toBeVisible()
})

test('a profile that cannot be loaded offers another try', async () => {
  answerCalls({})
  const screen = await renderProfile()
  await expect.element(screen.getByText('Whoops, internal server error.')).toBeVisible()
  answerCalls(server())
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('heading', { name: 'mdelgado' })).toBeVisible()
})
