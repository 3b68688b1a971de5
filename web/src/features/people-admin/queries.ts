import type { BodyInputOf, ReplyOf } from '@recourse/contract/endpoint'
import {
  endPersonSessions,
  listPeople,
  type ManagedPerson,
  setPersonDisabled,
  setPersonRoles,
} from '@recourse/contract/people-admin'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { queryClient } from '../../platform/query-client.ts'

type Page = ReplyOf<typeof listPeople>
const key = ['people'] as const

export function usePeople(search: string) {
  return useInfiniteQuery({
    queryKey: [...key, search],
    queryFn: ({ pageParam, signal }) =>
      call(listPeople, { query: { search: search || undefined, uid_after: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page) => page.next_uid_after,
    placeholderData: keepPreviousData,
  })
}

export async function saveRoles(body: BodyInputOf<typeof setPersonRoles>): Promise<ManagedPerson> {
  return reloaded(await call(setPersonRoles, { body }))
}

export async function saveDisabled(body: BodyInputOf<typeof setPersonDisabled>): Promise<ManagedPerson> {
  return reloaded(await call(setPersonDisabled, { body }))
}

export async function endSessions(body: BodyInputOf<typeof endPersonSessions>): Promise<ManagedPerson> {
  return reloaded(await call(endPersonSessions, { body }))
}

function reloaded<T>(changed: T): T {
  void queryClient.invalidateQueries({ queryKey: key })
  return changed
}
