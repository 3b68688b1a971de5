import { getClaimTimeline } from '@recourse/contract/timeline'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'

const followMs = 15_000

/** Everything under `timeline` is read again when a claim changes. */
export function useTimeline(claimUid: string) {
  return useQuery({
    queryKey: ['timeline', claimUid],
    queryFn: ({ signal }) => call(getClaimTimeline, { query: { claim_uid: claimUid }, signal }),
    refetchInterval: followMs,
  })
}
