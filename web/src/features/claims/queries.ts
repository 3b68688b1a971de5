import { type Claim, listClaims, markClaimsResolved } from '@recourse/contract/claims'
import { limits } from '@recourse/contract/limits'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { queryClient } from '../../platform/query-client.ts'

/** Everything under it is read again when a claim changes. */
export const claimsKey = ['claims'] as const

const reloadDelayMs = 500

/** Where a page starts: older than one claim, newer than one, or, with neither, at the newest. */
export type ClaimsCursor =
  | { readonly id_before?: number; readonly id_after?: undefined }
  | { readonly id_after?: number; readonly id_before?: undefined }

function claimsQuery(limit: number, { id_before, id_after }: ClaimsCursor = {}) {
  return queryOptions({
    queryKey: [...claimsKey, 'own', { limit, id_before, id_after }],
    queryFn: ({ signal }) =>
      call(listClaims, {
        query: { limit: `${limit}`, id_before: id_before?.toString(), id_after: id_after?.toString() },
        signal,
      }),
  })
}

/** How soon a new message shows, and the links to documents are renewed. */
const followMs = 30_000
const scanCheckMs = 15_000

/** A file in the virus scanner has no link yet. */
function reloadInterval(claims: readonly Claim[]): number {
  return claims.some(({ docs }) => docs.some(({ url }) => url === null)) ? scanCheckMs : followMs
}

const followed = {
  refetchIntervalInBackground: true,
  refetchOnWindowFocus: 'always',
} as const

/** One page of the caller's own claims. The page before it stays in view until this one is there. */
export function useClaims(cursor: ClaimsCursor) {
  return useQuery({
    ...claimsQuery(limits.claimsPageSize, cursor),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => reloadInterval(state.data?.claims ?? []),
    ...followed,
  })
}

export function useRecentClaims() {
  return useQuery({ ...claimsQuery(limits.recentClaims), refetchInterval: followMs, ...followed })
}

/** All or nothing. The lists are read again a moment later. */
export async function markResolved(claim_uids: readonly string[], mark_resolved: boolean) {
  const marked = await call(markClaimsResolved, { body: { mark_resolved, claim_uids: [...claim_uids] } })
  setTimeout(() => void reloadClaims(), reloadDelayMs)
  return marked
}

export function reloadClaims(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: claimsKey })
}
