import { exportOverview, getOverview } from '@recourse/contract/overview'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { saveFile } from './save-file.ts'

const followMs = 60_000

export function useOverview() {
  return useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) => call(getOverview, { signal }),
    refetchInterval: followMs,
  })
}

export async function saveOverview(): Promise<string> {
  const { file_name, csv } = await call(exportOverview)
  saveFile(file_name, 'text/csv;charset=utf-8', csv)
  return file_name
}
