import type { Claim } from '@recourse/contract/claims'
import { type ReactNode, useRef, useState } from 'react'
import { messageOf } from '../../platform/call-error.ts'
import { useCountTitle } from '../../platform/use-count-title.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Pager } from '../../ui/pager.tsx'
import { defaultSort, describeSort, sortClaims } from '../../ui/sort-claims.ts'
import { TryAgain } from '../../ui/try-again.tsx'
import { unreadCount } from '../../ui/unread-tag.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { useOpenRows } from '../../ui/use-open-rows.ts'
import { ClaimCards } from './claim-cards.tsx'
import type { TimelineOf } from './claim-rows.ts'
import { ClaimTable } from './claim-table.tsx'
import styles from './claims.module.css'
import type { DocumentsOf, Links } from './document-slot.ts'
import { NeedsYouElsewhere } from './needs-you.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useClaimPages } from './use-claim-pages.ts'
import { type Selection, useSelection } from './use-selection.ts'

interface ClaimsProps {
  /** Whether several claims can be ticked and resolved or reopened at once. */
  canSelect: boolean
  /** The uid of a claim whose details are open from the start. */
  openAtFirst?: string | undefined
  actionsOf?: ((claim: Claim) => ReactNode) | undefined
  documentsOf?: DocumentsOf | undefined
  timelineOf?: TimelineOf | undefined
}

export function Claims({ canSelect, openAtFirst, actionsOf, documentsOf, timelineOf }: ClaimsProps) {
  const pages = useClaimPages()
  const { query, claims, page, first, last, count } = pages
  const [sort, setSort] = useState(defaultSort)
  const openRows = useOpenRows(openAtFirst)
  const ticked = useSelection(claims.map(({ uid }) => uid))
  const [lastChange, setLastChange] = useState<'sort' | 'selection' | 'page'>()
  const isNarrow = useMedia('(max-width: 62.5em)')
  const list = useRef<HTMLElement>(null)
  useCountTitle(unreadCount(query.data?.unread_total ?? 0))

  if (query.isPending) return <Loading label="Loading your claims…" />
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
        <p>When you ask us for help, your claim shows up here.</p>
      </EmptyState>
    )
  }

  const announcements = {
    sort: `Sorted by ${describeSort(sort)}.`,
    selection: `Selected: ${ticked.uids.size} of ${claims.length} in view.`,
    page: query.isPlaceholderData ? '' : `Now in view: claims ${first} to ${last} of ${count}.`,
  }
  const selection: Selection | undefined = canSelect
    ? announced(ticked, () => setLastChange('selection'))
    : undefined
  const Rows = isNarrow ? ClaimCards : ClaimTable
  const bar = selection && selection.uids.size > 0 && (
    <SelectionBar
      uids={[...selection.uids]}
      onDone={() => {
        selection.clear()
        // The bar goes away, and the focus with it.
        list.current?.focus({ preventScroll: true })
      }}
    />
  )

  const links: Links = {
    loadedAt: query.dataUpdatedAt,
    renew: async () => (await query.refetch()).data?.claims.flatMap(({ docs }) => docs) ?? [],
  }

  function turnPage(turn: () => void) {
    ticked.clear()
    setLastChange('page')
    turn()
  }

  return (
    <section
      ref={list}
      tabIndex={-1}
      aria-label="Claims"
      aria-busy={query.isPlaceholderData}
      className={styles.claims}
    >
      <p role="status" className="visually-hidden">
        {lastChange && announcements[lastChange]}
      </p>
      {!isNarrow && bar}
      <NeedsYouElsewhere needsYou={pages.needsYou} inView={claims} />
      <Rows
        claims={sortClaims(claims, sort)}
        sort={sort}
        onSort={(next) => {
          setSort(next)
          setLastChange('sort')
        }}
        openRows={openRows}
        selection={selection}
        actionsOf={actionsOf}
        documentsOf={documentsOf && ((claim) => documentsOf(claim, links))}
        timelineOf={timelineOf}
      />
      <Pager
        label="Pages of claims"
        showing={`Showing ${first} to ${last} of ${count} claims`}
        page={page}
        hasNext={last < count}
        isBusy={query.isPlaceholderData}
        onPrevious={() => turnPage(pages.showNewer)}
        onNext={() => turnPage(pages.showOlder)}
      />
      {isNarrow && bar}
    </section>
  )
}

function announced(selection: Selection, announce: () => void): Selection {
  return {
    ...selection,
    toggle: (uid) => {
      selection.toggle(uid)
      announce()
    },
    toggleAll: () => {
      selection.toggleAll()
      announce()
    },
  }
}
