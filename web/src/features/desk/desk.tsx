import { deskLimits } from '@recourse/contract/desk'
import { useState } from 'react'
import { messageOf } from '../../platform/call-error.ts'
import { useCountTitle } from '../../platform/use-count-title.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Pager } from '../../ui/pager.tsx'
import { describeSort, type Sort, sortClaims } from '../../ui/sort-claims.ts'
import { TryAgain } from '../../ui/try-again.tsx'
import { unreadCount } from '../../ui/unread-tag.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { useOpenRows } from '../../ui/use-open-rows.ts'
import styles from './desk.module.css'
import { DeskCards } from './desk-cards.tsx'
import { DeskTable } from './desk-table.tsx'
import { DeskTools } from './desk-tools.tsx'
import { countWords } from './filter-words.ts'
import { useHoldForNotes } from './note-draft.ts'
import type { DeskProps } from './slots.ts'
import { useDeskPages } from './use-desk-pages.ts'
import { useView } from './use-view.ts'
import { filtersInUse, isSearchable, type View } from './view.ts'

/** Every claim, for staff. */
export function Desk(props: DeskProps) {
  useHoldForNotes()
  const { view, change, clear } = useView()
  const pages = useDeskPages(view)
  useCountTitle(unreadCount(pages.claims.reduce((sum, { unread }) => sum + unread, 0)))
  const isFiltered = filtersInUse(view).length > 0
  const found = pages.query.data && foundWords(pages.count, pages.isCapped, isFiltered)
  return (
    <section aria-label="Claims" aria-busy={pages.query.isPlaceholderData} className={styles.desk}>
      <DeskTools view={view} onChange={change} onClear={clear} found={found} />
      <p role="status" className={styles.found}>
        {found}
        {pages.isCapped && isSearchable(view.search) && (
          <> These are the newest {deskLimits.searchMatches}. Type more to find older ones.</>
        )}
      </p>
      <DeskList {...props} view={view} pages={pages} isFiltered={isFiltered} onClear={clear} />
    </section>
  )
}

interface DeskListProps extends DeskProps {
  view: View
  pages: ReturnType<typeof useDeskPages>
  isFiltered: boolean
  onClear: () => void
}

function DeskList({ view, pages, isFiltered, onClear, openAtFirst, documentsOf, ...slots }: DeskListProps) {
  const { query, claims } = pages
  const openRows = useOpenRows(openAtFirst)
  const [sorted, setSorted] = useState<{ view: string; sort: Sort }>()
  const isNarrow = useMedia('(max-width: 62.5em)')
  // The order that was asked for last counts: the list's own, or a column's.
  const sort = sorted?.view === view.order ? sorted.sort : undefined

  if (query.isPending) return <Loading label="Loading the claims…" />
  if (query.data === undefined) {
    return (
      <TryAgain
        message={messageOf(query.error)}
        isBusy={query.isFetching}
        onTry={() => void query.refetch()}
      />
    )
  }
  if (claims.length === 0) {
    return (
      <EmptyState title="No claims found">
        {isFiltered ? <Button onClick={onClear}>Clear all filters</Button> : <p>New claims show up here.</p>}
      </EmptyState>
    )
  }
  const links = {
    loadedAt: query.dataUpdatedAt,
    renew: async () => (await query.refetch()).data?.claims.flatMap(({ docs }) => docs) ?? [],
  }
  const Rows = isNarrow ? DeskCards : DeskTable
  return (
    <>
      <p role="status" className="visually-hidden">
        {sort && `Sorted by ${describeSort(sort)}.`}
      </p>
      <Rows
        claims={sort ? sortClaims(claims, sort) : claims}
        sort={sort}
        onSort={(next) => setSorted({ view: view.order, sort: next })}
        openRows={openRows}
        slots={{ ...slots, documentsOf: (claim) => documentsOf(claim, links) }}
      />
      <Pager
        label="Pages of claims"
        showing={`Showing ${pages.first} to ${pages.last} of ${countWords(pages.count, pages.isCapped)} claims`}
        page={pages.page}
        hasNext={pages.hasNext}
        isBusy={query.isPlaceholderData}
        onPrevious={pages.showPrevious}
        onNext={pages.showNext}
      />
    </>
  )
}

function foundWords(count: number, isCapped: boolean, isFiltered: boolean): string {
  const claims = count === 1 ? 'claim' : 'claims'
  const match = count === 1 ? 'matches' : 'match'
  return `${countWords(count, isCapped)} ${claims}${isFiltered ? ` ${match}` : ''}`
}
