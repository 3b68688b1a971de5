import { listDevices, signOutDevice, signOutOtherDevices } from '@recourse/contract/devices'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import { queryClient } from '../../../platform/query-client.ts'

const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: ({ signal }) => call(listDevices, { signal }),
})

export function useDevices() {
  return useQuery(devicesQuery)
}

export async function endDevice(uid: string): Promise<void> {
  queryClient.setQueryData(devicesQuery.queryKey, await call(signOutDevice, { query: { uid } }))
}

export async function endOtherDevices(): Promise<void> {
  queryClient.setQueryData(devicesQuery.queryKey, await call(signOutOtherDevices))
}
