import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../../platform/query-client.ts'

const keyOf = (claimUid: string) => ['note-draft', claimUid]

/**
 * A half-written note outlives its row, which goes away when someone else's change takes the claim out of the view.
 * Kept in memory with the other data of this person, and forgotten with it.
 */
export function useNoteDraft(claimUid: string) {
  const { data: text = '' } = useQuery({
    queryKey: keyOf(claimUid),
    queryFn: () => '',
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return { text, write: (words: string) => queryClient.setQueryData(keyOf(claimUid), words) }
}
