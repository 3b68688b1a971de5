import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { render } from 'vitest-browser-react'
import { GuidePage } from '../guide-page.tsx'

/** The guide at an address, with its real data. The address can be read from the router. */
export async function renderGuide(query: string) {
  const path = '/resources/self-help-tools'
  const element = (
    <main>
      <GuidePage prerendered={null} />
    </main>
  )
  const router = createMemoryRouter([{ path, element }], { initialEntries: [`${path}?${query}`] })
  const screen = await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { screen, search: () => router.state.location.search }
}
