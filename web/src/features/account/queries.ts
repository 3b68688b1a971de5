import { editProfile, getProfile, listRegions, type Profile } from '@recourse/contract/account'
import type { BodyInputOf } from '@recourse/contract/endpoint'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { errorSentences } from '../../platform/error-sentences.ts'
import { queryClient } from '../../platform/query-client.ts'

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call(getProfile, { signal }),
})

export const regionsQuery = queryOptions({
  queryKey: ['regions'],
  queryFn: async ({ signal }) => {
    const regions = await call(listRegions, { signal })
    if (regions.length === 0) throw new Error(errorSentences.regionsEmpty)
    return regions
  },
  staleTime: Number.POSITIVE_INFINITY,
})

export function useProfile() {
  return useQuery(profileQuery)
}

export function useRegions() {
  return useQuery(regionsQuery)
}

/** Saves, and has the profile read again wherever it is shown. */
export async function saveProfile(body: BodyInputOf<typeof editProfile>): Promise<Profile> {
  const saved = await call(editProfile, { body })
  queryClient.setQueryData(profileQuery.queryKey, saved)
  void reloadProfile()
  return saved
}

export function reloadProfile(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: profileQuery.queryKey })
}
