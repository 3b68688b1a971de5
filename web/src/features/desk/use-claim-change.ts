import type { DeskClaim } from '@recourse/contract/desk'
import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../../platform/call-error.ts'
import { useNotice } from '../../ui/notices.tsx'
import { patchInView, reloadDesk } from './queries.ts'

interface ClaimChange<V> {
  readonly claim: DeskClaim
  readonly send: (value: V) => Promise<DeskClaim>
  /** How the claim looks while the answer is on its way. */
  readonly look: (value: V) => Partial<DeskClaim>
  /** Said when it is done. */
  readonly words: (value: V) => string
}

/** Shown at once, sent at once. A refusal puts the old value back and says why. */
export function useClaimChange<V>({ claim, send, look, words }: ClaimChange<V>) {
  const notify = useNotice()
  const change = useMutation({
    mutationFn: send,
    onMutate: async (value: V) => {
      const wanted = look(value)
      const before = Object.fromEntries(
        Object.keys(wanted).map((name) => [name, claim[name as keyof DeskClaim]]),
      ) as Partial<DeskClaim>
      await patchInView(claim.uid, wanted)
      return before
    },
    onSuccess: async (changed, value) => {
      await patchInView(claim.uid, changed)
      notify({ kind: 'success', text: words(value) })
    },
    onError: (_error, _value, before) => before && patchInView(claim.uid, before),
    // Also after a refusal: it may mean that someone else was quicker, and what they did must show.
    onSettled: () => void reloadDesk(),
  })
  return {
    change: change.mutate,
    isBusy: change.isPending,
    problem: change.error ? messageOf(change.error) : undefined,
  }
}
