import { limits } from '@recourse/contract/limits'
import { useState } from 'react'
import { useDeskClaims } from './queries.ts'
import { type View, writeView } from './view.ts'

interface Place {
  readonly page: number
  /** The page that stays in view until this one has come. */
  readonly cameFrom: number
  readonly cursor: string | undefined
}

const start: Place = { page: 1, cameFrom: 1, cursor: undefined }

/** Pages through one view by the cursors the server gives. Another view starts at its first page. */
export function useDeskPages(view: View) {
  const viewKey = `${writeView(view)}`
  const [held, setHeld] = useState({ viewKey, place: start })
  const place = held.viewKey === viewKey ? held.place : start
  const query = useDeskClaims(view, place.cursor)
  const { claims = [], count = 0, count_capped = false, next = null, previous = null } = query.data ?? {}
  const page = query.isPlaceholderData ? place.cameFrom : place.page
  const before = (page - 1) * limits.claimsPageSize
  const go = (to: number, cursor: string | undefined) =>
    setHeld({ viewKey, place: { page: to, cameFrom: page, cursor } })

  return {
    query,
    claims,
    page,
    first: before + 1,
    last: before + claims.length,
    count,
    isCapped: count_capped,
    hasNext: next !== null,
    showNext: () => next !== null && go(page + 1, next),
    /** The first page always starts at the top, also when a claim has come in since. */
    showPrevious: () => go(page - 1, page === 2 ? undefined : (previous ?? undefined)),
  }
}
