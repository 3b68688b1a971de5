import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { answerCalls } from '../platform/testing/answer-calls.ts'
import { ErrorBoundary } from '../root.tsx'

afterEach(() => vi.unstubAllGlobals())

function Breaks(): never {
  throw new Error('the diagnosis of Maria')
}

test('a page that breaks shows a number to tell us, and nothing of what broke', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const seen = answerCalls({
    'POST /api/v1/broken_pages': () => ({ status: 201, json: { reference: '0123456789ab' } }),
  })
  const Stub = createRoutesStub([{ path: '/', Component: Breaks, ErrorBoundary }])
  const screen = await render(<Stub />)
  await expect.element(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect.element(screen.getByRole('status')).toHaveTextContent('tell us this number: 0123456789ab')
  expect(document.body.textContent).not.toContain('Maria')
  expect(JSON.stringify(seen)).not.toContain('Maria')
})
