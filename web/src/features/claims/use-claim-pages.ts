import { limits } from '@recourse/contract/limits'
import { useState } from 'react'
import { type ClaimsCursor, useClaims } from './queries.ts'

interface Place {
  readonly page: number
  /** The page that stays in view until this one has come. */
  readonly cameFrom: number
  readonly cursor: ClaimsCursor
}

const newest: Place = { page: 1, cameFrom: 1, cursor: {} }

/** Pages through the claims by the ids at their edges. */
export function useClaimPages() {
  const [place, setPlace] = useState(newest)
  const query = useClaims(place.cursor)
  const claims = query.data?.claims ?? []
  const count = query.data?.count ?? 0
  const page = query.isPlaceholderData ? place.cameFrom : place.page
  const ids = claims.map(({ id }) => id)
  const before = (page - 1) * limits.claimsPageSize

  return {
    query,
    claims,
    page,
    first: before + 1,
    last: before + claims.length,
    count,
    needsYou: query.data?.needs_you ?? 0,
    showOlder: () => setPlace({ page: page + 1, cameFrom: page, cursor: { id_before: Math.min(...ids) } }),
    /** The first page always starts at the newest claim, also when one has come in since. */
    showNewer: () =>
      setPlace(
        page === 2
          ? { ...newest, cameFrom: 2 }
          : { page: page - 1, cameFrom: page, cursor: { id_after: Math.max(...ids) } },
      ),
  }
}
