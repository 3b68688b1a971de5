import { type DataFile, getDataFile, makeDataFile } from '@recourse/contract/my-data'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import { queryClient } from '../../../platform/query-client.ts'

/** How soon to look again, in milliseconds. A link works for ten minutes, so it is renewed well before. */
const pace = { preparing: 2_000, ready: 240_000 } as const

export const dataFileQuery = queryOptions({
  queryKey: ['data-file'],
  queryFn: ({ signal }) => call(getDataFile, { signal }),
  refetchInterval: ({ state: { data } }) =>
    data?.state === 'preparing' || data?.state === 'ready' ? pace[data.state] : false,
})

export function useDataFile() {
  return useQuery(dataFileQuery)
}

export function useMakeDataFile() {
  return useMutation({
    mutationFn: () => call(makeDataFile),
    onSuccess: (made: DataFile) => queryClient.setQueryData(dataFileQuery.queryKey, made),
  })
}
