import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { render } from 'vitest-browser-react'
import { SessionWatch } from '../../features/auth/session-watch.tsx'
import { NoticeProvider } from '../../ui/notices.tsx'
import { queryClient } from '../query-client.ts'

interface Place {
  readonly pathname: string
  readonly search?: string
  readonly state?: unknown
}

/** Renders parts at their addresses, inside what the app puts around every page. */
export async function renderApp(pages: Readonly<Record<string, ReactNode>>, at: Place) {
  queryClient.clear()
  const routes = Object.entries(pages).map(([path, page]) => ({ path, element: <InFrame>{page}</InFrame> }))
  const elsewhere = { path: '*', element: <Elsewhere /> }
  const router = createMemoryRouter([...routes, elsewhere], { initialEntries: [at] })
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <NoticeProvider>
        <main>
          <RouterProvider router={router} />
        </main>
      </NoticeProvider>
    </QueryClientProvider>,
  )
  return { ...screen, router }
}

function InFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SessionWatch />
      {children}
    </>
  )
}

function Elsewhere() {
  const { pathname, search } = useLocation()
  return (
    <>
      <SessionWatch />
      <p>{`You are at ${pathname}${search}`}</p>
    </>
  )
}
