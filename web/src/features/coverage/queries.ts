import {
  type Coverage,
  type CoverageFields,
  createCoverage,
  findCurrent,
  listCoverages,
  updateCoverage,
  uploadSummaryOfBenefits,
} from '@recourse/contract/coverage'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { queryClient } from '../../platform/query-client.ts'
import { type UploadInput, upload } from '../../platform/upload.ts'

/** All of them: the current one is among them, and a person without any gets an empty list, not an error. */
const coveragesQuery = queryOptions({
  queryKey: ['coverages'],
  queryFn: ({ signal }) => call(listCoverages, { signal }),
})

export function useCoverages() {
  return useQuery(coveragesQuery)
}

/** With a uid it is an update, else a new coverage. */
export async function saveCoverage(fields: CoverageFields, uid: string | undefined): Promise<Coverage> {
  const saved =
    uid === undefined
      ? await call(createCoverage, { body: fields })
      : await call(updateCoverage, { body: { ...fields, uid } })
  await reloadCoverages()
  return saved
}

/** A link to the paper of the current coverage that is not older than `ms`; null where there is none. */
export async function freshSobUrl(ms: number): Promise<string | null> {
  const coverages = await queryClient.fetchQuery({ ...coveragesQuery, staleTime: ms })
  return findCurrent(coverages)?.sob_url ?? null
}

/** When the coverages shown were read, in milliseconds since 1970. */
export function coveragesReadAt(): number {
  return queryClient.getQueryState(coveragesQuery.queryKey)?.dataUpdatedAt ?? 0
}

export function reloadCoverages(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: coveragesQuery.queryKey })
}

type SendOptions = Pick<UploadInput<typeof uploadSummaryOfBenefits>, 'file' | 'key' | 'onProgress' | 'signal'>

export async function sendSummaryOfBenefits(options: SendOptions): Promise<void> {
  await upload(uploadSummaryOfBenefits, { ...options, fields: {} })
  await reloadCoverages()
}
