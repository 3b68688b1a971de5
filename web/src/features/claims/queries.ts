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

const minuteMs = 60_000
const scanCheckMs = minuteMs / 4

/** Links to documents end after some minutes, and a file in the virus scanner has none yet. */
function reloadInterval(claims: readonly Claim[]): number | false {
  const docs = claims.flatMap((claim) => claim.docs)
  if (docs.some(({ url }) => url === null)) return scanCheckMs
  const hasLinks = docs.length > 0 || claims.some(({ appeal_url }) => appeal_url !== null)
  return hasLinks && (limits.fileLinkMinutes - 2) * minuteMs
}

/** One page of the caller's own claims. The page before it stays in view until this one is there. */
export function useClaims(cursor: ClaimsCursor) {
  return useQuery({
    ...claimsQuery(limits.claimsPageSize, cursor),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => reloadInterval(state.data?.claims ?? []),
  })
}

export function useRecentClaims() {
  return useQuery(claimsQuery(limits.recentClaims))
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
