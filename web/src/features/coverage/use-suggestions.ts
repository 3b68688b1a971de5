import type { Coverage } from '@recourse/contract/coverage'
import { isRegionName } from '@recourse/contract/regions'
import { loadIssuers } from '@recourse/guide/load-issuers'
import { useQuery } from '@tanstack/react-query'
import type { CoverageValues } from './coverage-values.ts'

export function useIssuers(region: string) {
  return useQuery({
    queryKey: ['issuers', region],
    queryFn: () => (isRegionName(region) ? loadIssuers(region) : []),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
    // A file of this site, perhaps in the browser's cache.
    networkMode: 'always',
  })
}

/** Names the person used before, then those that are known in the region. Any other may be typed. */
export function useSuggestions(values: CoverageValues, earlier: readonly Coverage[]) {
  const issuers = useIssuers(values.region).data ?? []
  const here = earlier.filter(({ region }) => region.name === values.region)
  return {
    insurers: unique([...here.map((coverage) => coverage.insurer_name), ...issuers.map(({ name }) => name)]),
    plans: unique(
      here
        .filter(({ insurer_name }) => insurer_name === values.insurer_name.trim())
        .map((coverage) => coverage.plan_name),
    ),
  }
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)]
}
