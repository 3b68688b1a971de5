import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { answerCalls } from '../platform/testing/answer-calls.ts'
import { ErrorBoundary } from '../root.tsx'
import { expectNoAxeViolations } from '../ui/testing/expect-no-axe-violations.ts'

afterEach(() => vi.unstubAllGlobals())

test('a page that breaks shows a number to tell us, and tells us no more than which page', async () => {
  const seen = answerCalls({
    'POST /api/v1/broken_pages': () => ({ status: 201, json: { reference: '0123456789ab' } }),
  })
  const screen = await render(<ErrorBoundary />)
  await expect.element(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('If it happens again, tell us this number: 0123456789ab')
  await expect.element(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  expect(seen.map(({ body }) => body)).toEqual([{ page: expect.any(String) }])
  await expectNoAxeViolations()
})

test('without an answer the page stands all the same', async () => {
  answerCalls({})
  const screen = await render(<ErrorBoundary />)
  await expect.element(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
})
