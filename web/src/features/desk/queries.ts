import {
  addClaimNote,
  assignClaim,
  type DeskClaim,
  listDeskClaims,
  listStaff,
  setClaimStatus,
} from '@recourse/contract/desk'
import type { BodyInputOf, ReplyOf } from '@recourse/contract/endpoint'
import { limits } from '@recourse/contract/limits'
import { getOverview } from '@recourse/contract/overview'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { queryClient } from '../../platform/query-client.ts'
import { queryOf, type View } from './view.ts'

type Page = ReplyOf<typeof listDeskClaims>

/** Below `claims`, so that whatever changes claims has the desk read again too. */
const listKey = ['claims', 'desk'] as const
/** Two people at the desk see each other's changes within this time. */
export const followMs = 15_000

export function useDeskClaims(view: View, cursor: string | undefined) {
  const query = queryOf(view)
  return useQuery({
    queryKey: [...listKey, query, cursor],
    queryFn: ({ signal }) =>
      call(listDeskClaims, { query: { limit: `${limits.claimsPageSize}`, ...query, cursor }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: followMs,
    refetchOnWindowFocus: 'always',
  })
}

export function useStaff() {
  return useQuery({ queryKey: ['staff'], queryFn: ({ signal }) => call(listStaff, { signal }) })
}

/** How many claims there are by status: kept counters, so asking often costs nothing. */
export function useTotals() {
  return useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) => call(getOverview, { signal }),
    refetchInterval: followMs,
  })
}

/** Stops what is on its way: an older answer must not undo on the screen what was just changed. */
export async function patchInView(uid: string, change: Partial<DeskClaim>): Promise<void> {
  await queryClient.cancelQueries({ queryKey: listKey })
  queryClient.setQueriesData<Page>({ queryKey: listKey }, (page) =>
    page === undefined
      ? undefined
      : {
          ...page,
          claims: page.claims.map((claim) => (claim.uid === uid ? { ...claim, ...change } : claim)),
        },
  )
}

export function reloadDesk(): Promise<void> {
  return Promise.all(
    [listKey, ['overview'], ['timeline']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  ).then(() => undefined)
}

export const sendStatus = (body: BodyInputOf<typeof setClaimStatus>) => call(setClaimStatus, { body })
export const sendAssignee = (body: BodyInputOf<typeof assignClaim>) => call(assignClaim, { body })
export const sendNote = (body: BodyInputOf<typeof addClaimNote>) => call(addClaimNote, { body })
