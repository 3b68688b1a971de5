import { QueryClient } from '@tanstack/react-query'
import { CallError } from './call-error.ts'

const staleMs = 30_000
const retries = 2

/** What the server refused once it will refuse again; only silence and server trouble are worth another try. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  const refused = error instanceof CallError && error.status >= 400 && error.status < 500
  return !refused && failures < retries
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: staleMs, retry: isWorthRetrying },
    mutations: { retry: false },
  },
})
