import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { queryClient } from '../../platform/query-client.ts'
import { useHoldSession } from '../../platform/use-hold-session.ts'

const allDrafts = ['note-draft']
const keyOf = (claimUid: string) => [...allDrafts, claimUid]

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

/** While a note is half-written, in an open row or a closed one, a session that ends is renewed in place. */
export function useHoldForNotes(): void {
  useHoldSession(useSyncExternalStore(subscribe, isSomethingWritten))
}

const subscribe = (listener: () => void) => queryClient.getQueryCache().subscribe(listener)

function isSomethingWritten(): boolean {
  const drafts = queryClient.getQueriesData<string>({ queryKey: allDrafts })
  return drafts.some(([, text = '']) => text.trim() !== '')
}
