import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { endSession, startSession } from '../platform/session.ts'
import ProtectedPages from './protected.tsx'

afterEach(() => endSession())

function open(path: string) {
  const router = createMemoryRouter(
    [
      { path: '/login', element: <h1>Login</h1> },
      { element: <ProtectedPages />, children: [{ path: '/claims', element: <h1>Claims</h1> }] },
    ],
    { initialEntries: [path] },
  )
  return { router, screen: render(<RouterProvider router={router} />) }
}

test('a logged-out visitor is sent to sign in, and the whole path is remembered', async () => {
  const { router, screen } = open('/claims?page=2#newest')
  await expect.element((await screen).getByRole('heading', { name: 'Login' })).toBeVisible()
  expect(router.state.location.state).toEqual({ from: '/claims?page=2#newest' })
  expect(router.state.historyAction).toBe('REPLACE')
})

test('a signed-in person sees the page, and is sent to sign in when the session ends', async () => {
  startSession(`header.${btoa(JSON.stringify({ scopes: ['authenticated'] }))}.signature`)
  const { screen } = open('/claims')
  await expect.element((await screen).getByRole('heading', { name: 'Claims' })).toBeVisible()
  endSession('expired')
  await expect.element((await screen).getByRole('heading', { name: 'Login' })).toBeVisible()
})
