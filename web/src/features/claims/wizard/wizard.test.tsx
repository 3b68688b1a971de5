import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '../../../platform/query-client.ts'
import { renderApp } from '../../../platform/testing/render-app.tsx'
import { expectNoAxeViolations } from '../../../ui/testing/expect-no-axe-violations.ts'
import { claimServer, complete, makeDraft, maria } from './testing/claim-server.ts'
import { Wizard } from './wizard.tsx'

const open = () =>
  renderApp({ '/claims/submit-claim': <Wizard kind="wizard" /> }, { pathname: '/claims/submit-claim' })
type Screen = Awaited<ReturnType<typeof open>>

const next = (screen: Screen) => screen.getByRole('button', { name: 'Next' }).click()
const back = (screen: Screen) => screen.getByRole('button', { name: 'Back' }).click()
const heading = (screen: Screen, name: string) => screen.getByRole('heading', { name, level: 2 })

beforeEach(() => queryClient.setDefaultOptions({ queries: { retry: false } }))
afterEach(() => vi.unstubAllGlobals())

test('the first step is filled in from the profile and has no Back', async () => {
  claimServer()
  const screen = await open()
  await expect.element(screen.getByLabelText('First Name')).toHaveValue('Maria')
  await expect.element(screen.getByLabelText('Region')).toHaveValue('Pennsylvania')
  await expect.element(screen.getByLabelText('Email')).toHaveValue(maria.email)
  await expect.element(screen.getByLabelText('Phone (optional)')).toHaveValue(maria.phone)
  await expect.element(screen.getByLabelText('Age (optional)')).toHaveValue('58')
  await expect.element(screen.getByRole('button', { name: 'Back' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: 'Use the shorter form' })).toBeVisible()
  await expectNoAxeViolations()
})

test('what is missing is said in a summary that takes the focus and leads to the field', async () => {
  claimServer({ profile: { ...maria, region: null } })
  const screen = await open()
  await next(screen)
  const summary = screen.getByRole('alert')
  await expect.element(summary).toHaveFocus()
  await expect.element(summary.getByText('Please select a Region.')).toBeVisible()
  const region = screen.getByLabelText('Region')
  await expect.element(region).toHaveAccessibleDescription('Error: Please select a Region.')
  await expectNoAxeViolations()

  await summary.getByRole('link', { name: 'Region' }).click()
  await expect.element(region).toHaveFocus()
  await screen.getByLabelText('Phone (optional)').fill('555')
  await expect.element(screen.getByText('Please select a Region.')).not.toBeInTheDocument()

  await region.selectOptions('Ohio')
  await next(screen)
  await expect.element(heading(screen, 'Denial Information')).toHaveFocus()
  await next(screen)
  await expect
    .element(
      screen
        .getByRole('alert')
        .getByText(
          'Please fill out the following required fields: Subject, Description, Insurance Type and Denial Reason.',
        ),
    )
    .toBeVisible()
  await back(screen)
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(heading(screen, 'Personal Information')).toHaveFocus()
})

test('questions appear with the answers they depend on', async () => {
  claimServer({ draft: makeDraft(0, complete) })
  const screen = await open()
  await screen.getByLabelText('Race (optional)').selectOptions('OTHER')
  await screen.getByLabelText('Gender (optional)').selectOptions('OTHER')
  await expect.element(screen.getByLabelText('Your race, in your words (optional)')).toBeVisible()
  await expect.element(screen.getByLabelText('Your gender, in your words (optional)')).toBeVisible()
  await next(screen)
  await screen.getByLabelText('Insurance Type').selectOptions('OTHER')
  await screen.getByLabelText('Denial Reason').selectOptions('OTHER')
  await screen.getByLabelText('Yes').click()
  await expect.element(screen.getByLabelText('Your insurance, in your words (optional)')).toBeVisible()
  await expect.element(screen.getByLabelText('The reason, in your words (optional)')).toBeVisible()
  await expect.element(screen.getByLabelText('Why is it urgent? (optional)')).toBeVisible()
  await screen.getByLabelText("I don't know: Plan Name").click()
  await expect.element(screen.getByLabelText('Plan Name (optional)')).toBeDisabled()
  await next(screen)
  await expect.element(screen.getByLabelText('Care Date (optional)')).not.toBeInTheDocument()
  await screen.getByLabelText('After the care (claim)').click()
  await expect.element(screen.getByLabelText('Care Date (optional)')).toBeVisible()
  await expect.element(screen.getByLabelText('Total Cost (optional)')).toBeVisible()
  await expect.element(screen.getByLabelText('Patient Responsibility (optional)')).toBeVisible()
  await next(screen)
  const internal = screen.getByRole('group', { name: 'Did you ask the insurer to look again?' })
  await internal.getByLabelText('Yes').click()
  await expect.element(screen.getByLabelText('Denied Again')).toBeChecked()
  await next(screen)
  await screen.getByLabelText('Yes').click()
  await screen.getByLabelText('Other').click()
  await expect.element(screen.getByLabelText('What are the other papers? (optional)')).toBeVisible()
  await expectNoAxeViolations()
})

test('a draft opens at its step, Back keeps every answer, and hidden ones are not sent', async () => {
  const draft = makeDraft(2, {
    ...complete,
    plan_name: 'Silver',
    plan_name_unknown: true,
    race_other: 'hidden',
    total_cost: '1,200',
    urgent: true,
    urgent_reason: 'It grows.',
  })
  const server = claimServer({ draft })
  const screen = await open()
  await expect.element(heading(screen, 'Service Details')).toBeVisible()
  await screen.getByLabelText('After the care (claim)').click()
  await expect.element(screen.getByLabelText('Total Cost (optional)')).toHaveValue('1,200')
  await screen.getByLabelText('Before the care (prior authorization)').click()
  await back(screen)
  await expect.element(screen.getByLabelText('Subject')).toHaveValue('Brain MRI')
  await screen.getByLabelText('No').click()
  for (const title of [
    'Service Details',
    'Denial Status',
    'Additional Information',
    'Supporting Documents',
  ]) {
    await next(screen)
    await expect.element(heading(screen, title)).toHaveFocus()
  }
  await screen.getByRole('button', { name: 'Submit Claim' }).click()
  await expect.element(heading(screen, 'Your claim has been submitted')).toHaveFocus()
  await expect.element(screen.getByText(/confirmation email will follow/)).toBeVisible()
  expect(server.claims()).toEqual([
    {
      ...complete,
      phone: maria.phone,
      age: 58,
      plan_name_unknown: true,
      urgent: false,
      internally_appealed: 'NO',
      externally_appealed: 'NO',
      has_documentation: 'NO',
    },
  ])
  expect(server.idempotencyKeys).toEqual(['draft-1'])
  await expectNoAxeViolations()
  await screen.getByRole('link', { name: 'Return to All Coverage Denials' }).click()
  await expect.element(screen.getByText('You are at /claims')).toBeVisible()
})

test('the last step shows every answer, and Change comes back to it', async () => {
  const draft = makeDraft(5, {
    ...complete,
    denial_timing_type: 'POST_SERVICE',
    care_date: '2026-10-02',
    total_cost: '2460',
    patient_responsibility_unknown: true,
    has_documentation: 'YES',
    documentation_eob: true,
    additional_notes: 'Please call after noon.',
  })
  claimServer({ draft })
  const screen = await open()
  await expect.element(screen.getByRole('button', { name: 'Change Service Details' })).toBeVisible()
  for (const details of document.querySelectorAll('details')) details.open = true
  const rows = [...document.querySelectorAll('dl > div')].map((row) =>
    [...row.children].map((cell) => cell.textContent).join(': '),
  )
  expect(rows).toEqual([
    'First Name: Maria',
    'Last Name: Delgado',
    'Region: Pennsylvania',
    `Email: ${maria.email}`,
    `Phone: ${maria.phone}`,
    'Age: 58',
    'Race: Not provided',
    'Gender: Not provided',
    'Subject: Brain MRI',
    `Description: ${complete.description}`,
    'Insurance Administrator: Not provided',
    'Plan Name: Not provided',
    'Insurance Type: Medicare',
    'Denial Reason: Not medically necessary',
    'Is this urgent?: No',
    'Denial Timing Type: After the care (claim)',
    'Care Date: Oct 2, 2026',
    'Total Cost: $2,460',
    'Patient Responsibility: You marked "I don\'t know"',
    'Service Type: Diagnostic',
    'Did you ask the insurer to look again?: No',
    'Did you ask for an external review?: No',
    'Do you have any papers?: Yes',
    'Explanation of benefits (EOB): Yes',
    'Denial letter: No',
    'Medical records: No',
    'Appeal letter: No',
    "Doctor's letter: No",
    'Other: No',
    'Additional Notes: Please call after noon.',
  ])
  await expectNoAxeViolations()

  await screen.getByRole('button', { name: 'Change Denial Information' }).click()
  await expect.element(heading(screen, 'Denial Information')).toHaveFocus()
  await screen.getByLabelText('Subject').fill('Knee MRI')
  await next(screen)
  await expect.element(heading(screen, 'Supporting Documents')).toHaveFocus()
  await expect.element(screen.getByText('Knee MRI')).toBeVisible()
})

test('the wizard fits a phone, the form inside its step', async () => {
  await page.viewport(390, 844)
  claimServer({ draft: makeDraft(1, complete) })
  const screen = await open()
  await expect.element(heading(screen, 'Denial Information')).toBeVisible()
  await expect.element(screen.getByText('Still to come')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await expectNoAxeViolations()
  await page.viewport(1280, 900)
})

test('Enter in a field goes on like Next', async () => {
  claimServer()
  const screen = await open()
  await screen.getByLabelText('First Name').click()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading(screen, 'Denial Information')).toHaveFocus()
})

test('a form that cannot be loaded offers another try', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  const screen = await open()
  await expect.element(screen.getByText('Whoops, internal server error.')).toBeVisible()
  claimServer()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByLabelText('First Name')).toHaveValue('Maria')
})
