import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../platform/query-client.ts'
import { renderApp } from '../../../platform/testing/render-app.tsx'
import { claimServer, complete, makeDraft, maria } from './testing/claim-server.ts'
import { Wizard } from './wizard.tsx'

const open = () =>
  renderApp({ '/claims/submit-claim': <Wizard kind="wizard" /> }, { pathname: '/claims/submit-claim' })
type Screen = Awaited<ReturnType<typeof open>>

const next = (screen: Screen) => screen.getByRole('button', { name: 'Next' }).click()
const heading = (screen: Screen, name: string) => screen.getByRole('heading', { name, level: 2 })

beforeEach(() => queryClient.setDefaultOptions({ queries: { retry: false } }))
afterEach(() => vi.unstubAllGlobals())

test('two quick clicks send one claim', async () => {
  let answer: (() => void) | undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  const server = claimServer({
    draft: makeDraft(5, complete),
    submit: async () => {
      await held
      return { status: 500, json: { detail: 'Whoops.' } }
    },
  })
  const screen = await open()
  const submit = screen.getByRole('button', { name: 'Submit Claim' })
  await submit.dblClick()
  await submit.click({ force: true })
  await expect.poll(() => server.claims()).toHaveLength(1)
  answer?.()
  await expect.element(screen.getByText('Your answers are still here.')).toBeVisible()
  expect(server.claims()).toHaveLength(1)
})

test('a claim that cannot be sent keeps everything, says why and can be sent again under the same key', async () => {
  let isDown = true
  const server = claimServer({
    draft: makeDraft(5, complete),
    submit: () =>
      isDown ? { status: 503, json: { detail: 'Please try again soon.' } } : { status: 201, json: {} },
  })
  const screen = await open()
  await screen.getByRole('button', { name: 'Submit Claim' }).click()
  await expect.element(screen.getByRole('alert')).toHaveFocus()
  await expect.element(screen.getByRole('alert').getByText('Please try again soon.')).toBeVisible()
  isDown = false
  await screen.getByRole('button', { name: 'Submit Claim' }).click()
  await expect.poll(() => server.idempotencyKeys).toEqual(['draft-1', 'draft-1'])
})

test('a field that the server refuses leads to its step', async () => {
  claimServer({
    draft: makeDraft(5, complete),
    submit: () => ({ status: 422, json: { detail: 'Check it.', fields: { subject: 'That is too vague.' } } }),
  })
  const screen = await open()
  await screen.getByRole('button', { name: 'Submit Claim' }).click()
  await expect.element(screen.getByRole('alert')).toHaveFocus()
  await expect
    .element(screen.getByLabelText('Subject'))
    .toHaveAccessibleDescription(/Error: That is too vague\.$/)
})

test('a draft with a gap cannot be sent and leads to the gap', async () => {
  const { region: _, ...gap } = complete
  const server = claimServer({ profile: { ...maria, region: null }, draft: makeDraft(5, gap) })
  const screen = await open()
  await screen.getByRole('button', { name: 'Submit Claim' }).click()
  await expect.element(screen.getByRole('alert').getByText('Please select a Region.')).toBeVisible()
  await screen.getByLabelText('Region').selectOptions('Ohio')
  await next(screen)
  await expect.element(heading(screen, 'Supporting Documents')).toHaveFocus()
  expect(server.claims()).toEqual([])
})
