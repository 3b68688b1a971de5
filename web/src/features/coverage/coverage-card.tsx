import type { Coverage } from '@recourse/contract/coverage'
import { messageOf } from '../../platform/call-error.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Day } from '../../ui/day.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Rules } from '../../ui/rules.tsx'
import { TryAgain } from '../../ui/try-again.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { CoverageBadge } from './coverage-badge.tsx'
import styles from './coverage-card.module.css'
import { CoverageTable } from './coverage-table.tsx'
import { useCoverages } from './queries.ts'

/** On the account page: every coverage on file, as a table where there is room. */
export function CoverageCard() {
  const coverages = useCoverages()
  const isPhone = useMedia('(max-width: 48em)')
  const isEmpty = coverages.data?.length === 0
  return (
    <Rules>
      <div className={styles.head}>
        <h2>Coverage</h2>
        {coverages.data !== undefined && (
          <ButtonLink to="/account/coverage" block={isPhone}>
            {isEmpty ? 'Add Coverage' : 'Update Coverage'}
          </ButtonLink>
        )}
      </div>
      {coverages.data !== undefined ? (
        <Coverages coverages={coverages.data} isPhone={isPhone} />
      ) : coverages.isPending ? (
        <Loading label="Loading your coverage…" />
      ) : (
        <TryAgain
          message={messageOf(coverages.error)}
          isBusy={coverages.isFetching}
          onTry={() => void coverages.refetch()}
        />
      )}
    </Rules>
  )
}

function Coverages({ coverages, isPhone }: { coverages: readonly Coverage[]; isPhone: boolean }) {
  if (coverages.length === 0) return <EmptyState title="No Coverage On File" />
  return isPhone ? <CoverageList coverages={coverages} /> : <CoverageTable coverages={coverages} />
}

function CoverageList({ coverages }: { coverages: readonly Coverage[] }) {
  return (
    <ul className={styles.list}>
      {coverages.map((coverage) => (
        <li key={coverage.uid}>
          <h3 className={styles.plan}>{coverage.plan_name}</h3>
          <CoverageBadge status={coverage.status} />
          <p>
            {coverage.insurer_name}, {coverage.region.name}
          </p>
          <p>Member ID {coverage.member_id}</p>
          <p>
            From <Day value={coverage.effective_date} />
            {coverage.termination_date !== null && (
              <>
                {' to '}
                <Day value={coverage.termination_date} />
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
