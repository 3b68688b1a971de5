import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { messageOf } from '../../platform/call-error.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Pager } from '../../ui/pager.tsx'
import { TryAgain } from '../../ui/try-again.tsx'
import styles from './audit.module.css'
import { AuditEntryItem } from './audit-entry.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { type AuditView, readAuditView, usedFilters } from './audit-view.ts'
import { useAudit } from './queries.ts'

export function AuditLog() {
  const [address, setAddress] = useSearchParams()
  const view = readAuditView(address)
  const key = JSON.stringify(view)
  return (
    <div className={styles.audit}>
      <AuditFilters
        key={key}
        view={view}
        onApply={(next) => setAddress(usedFilters(next), { preventScrollReset: true })}
      />
      <AuditPages
        key={`${key} pages`}
        view={view}
        onFilter={(part) => setAddress(usedFilters({ ...view, ...part }))}
      />
    </div>
  )
}

interface AuditPagesProps {
  view: AuditView
  onFilter: (part: Partial<AuditView>) => void
}

function AuditPages({ view, onFilter }: AuditPagesProps) {
  /** Where each page starts, the one in view last. */
  const [starts, setStarts] = useState<readonly (number | undefined)[]>([undefined])
  const query = useAudit(view, starts.at(-1))
  if (query.isPending) return <Loading label="Loading the audit log…" />
  if (query.data === undefined) {
    return (
      <TryAgain
        message={messageOf(query.error)}
        isBusy={query.isFetching}
        onTry={() => void query.refetch()}
      />
    )
  }
  const { entries, next_id_before, chain_head } = query.data
  if (entries.length === 0) {
    return (
      <EmptyState title="No lines found">
        <p>Nothing was written down that fits these filters.</p>
      </EmptyState>
    )
  }
  return (
    <>
      <ol aria-label="Audit log, newest first" aria-busy={query.isPlaceholderData} className={styles.list}>
        {entries.map((entry) => (
          <AuditEntryItem key={entry.id} entry={entry} onFilter={onFilter} />
        ))}
      </ol>
      <Pager
        label="Pages of the audit log"
        showing={`${entries.length} ${entries.length === 1 ? 'line' : 'lines'}, newest first. Times are in your time zone.`}
        page={starts.length}
        hasNext={next_id_before !== null}
        isBusy={query.isPlaceholderData}
        onPrevious={() => setStarts(starts.slice(0, -1))}
        onNext={() => next_id_before !== null && setStarts([...starts, next_id_before])}
      />
      {chain_head && (
        <p className={styles.seal}>
          {`Newest seal: number ${chain_head.position}, `}
          <code>{chain_head.hash}</code>. Noted elsewhere, it shows later that nothing before it was changed.
        </p>
      )}
    </>
  )
}
