import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../platform/query-client.ts'
import { renderApp } from '../../../platform/testing/render-app.tsx'
import { expectNoAxeViolations } from '../../../ui/testing/expect-no-axe-violations.ts'
import { claimServer, complete, maria } from './testing/claim-server.ts'
import { Wizard } from './wizard.tsx'

const open = () => renderApp({ '/claims/intake': <Wizard kind="intake" /> }, { pathname: '/claims/intake' })

beforeEach(() => queryClient.setDefaultOptions({ queries: { retry: false } }))
afterEach(() => vi.unstubAllGlobals())

test('four steps file the same claim, with the person taken from the profile', async () => {
  const server = claimServer({ kind: 'intake' })
  const screen = await open()
  const next = () => screen.getByRole('button', { name: 'Next' }).click()
  await expect.element(screen.getByRole('link', { name: 'Use the full form' })).toBeVisible()
  await expect.element(screen.getByText('About you')).not.toBeInTheDocument()
  await next()
  await expect
    .element(
      screen
        .getByRole('alert')
        .getByText('Please fill out the following required fields: Denial Timing Type and Service Type.'),
    )
    .toBeVisible()
  await screen.getByLabelText('Before the care (prior authorization)').click()
  await screen.getByLabelText('Diagnostic').click()
  await next()
  await screen.getByLabelText('Subject').fill(complete.subject)
  await screen.getByLabelText('Description').fill(complete.description)
  await screen.getByLabelText('Insurance Type').selectOptions('MEDICARE')
  await screen.getByLabelText('Denial Reason').selectOptions('NMN')
  await next()
  await expect.element(screen.getByRole('heading', { name: 'Denial & Appeal Status' })).toHaveFocus()
  await next()
  await screen.getByRole('button', { name: 'Submit Claim' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Your claim has been submitted' })).toHaveFocus()
  expect(server.claims()).toEqual([
    {
      ...complete,
      phone: maria.phone,
      age: 58,
      urgent: false,
      internally_appealed: 'NO',
      externally_appealed: 'NO',
      has_documentation: 'NO',
    },
  ])
  expect(server.idempotencyKeys).toEqual(['draft-new'])
})

test('what the profile lacks is asked in the first step', async () => {
  claimServer({ kind: 'intake', profile: { ...maria, first_name: '', region: null } })
  const screen = await open()
  await expect.element(screen.getByRole('heading', { name: 'About you' })).toBeVisible()
  await expect.element(screen.getByLabelText('Last Name')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Next' }).click()
  await expect
    .element(
      screen
        .getByRole('alert')
        .getByText(
          'Please fill out the following required fields: First Name, Region, Denial Timing Type and Service Type.',
        ),
    )
    .toBeVisible()
  await expectNoAxeViolations()
})
