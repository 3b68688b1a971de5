import { type Claim, shownStatus } from '@recourse/contract/claims'
import { messageOf } from '../../platform/call-error.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Day } from '../../ui/day.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Rules } from '../../ui/rules.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { TryAgain } from '../../ui/try-again.tsx'
import { UnreadTag } from '../../ui/unread-tag.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { useRecentClaims } from './queries.ts'
import styles from './recent-claims.module.css'
import { RecentTable } from './recent-table.tsx'

export function RecentClaims() {
  const isPhone = useMedia('(max-width: 48em)')
  const viewAll = (
    <ButtonLink to="/claims" size={isPhone ? 'm' : 's'} block={isPhone}>
      View All Claims
    </ButtonLink>
  )
  return (
    <Rules title="Coverage Status" className={styles.status}>
      <div className={styles.bar}>
        <h3>Recently Denied Claims</h3>
        {!isPhone && viewAll}
      </div>
      <Recent isPhone={isPhone} />
      {isPhone && viewAll}
    </Rules>
  )
}

function Recent({ isPhone }: { isPhone: boolean }) {
  const recent = useRecentClaims()
  if (recent.isPending) return <Loading label="Loading your claims…" />
  if (recent.data === undefined) {
    return (
      <TryAgain
        message={messageOf(recent.error)}
        isBusy={recent.isFetching}
        onTry={() => void recent.refetch()}
      />
    )
  }
  const { claims } = recent.data
  if (claims.length === 0) {
    return (
      <EmptyState title="No Recent Claims">
        <p>When you ask us for help, your claim shows up here.</p>
      </EmptyState>
    )
  }
  return isPhone ? <RecentList claims={claims} /> : <RecentTable claims={claims} />
}

function RecentList({ claims }: { claims: readonly Claim[] }) {
  return (
    <ul className={styles.list}>
      {claims.map((claim) => (
        <li key={claim.uid}>
          <h4 className={styles.subject}>{claim.subject}</h4>
          <StatusBadge status={shownStatus(claim)} />
          <UnreadTag unread={claim.unread} />
          <p className={styles.meta}>
            {[claim.insurer?.name, claim.plan?.name].filter(Boolean).join(', ') || 'Insurer not provided'}
          </p>
          <p className={styles.meta}>
            Care date {claim.care_date ? <Day value={claim.care_date} /> : 'not provided'}
          </p>
        </li>
      ))}
    </ul>
  )
}
