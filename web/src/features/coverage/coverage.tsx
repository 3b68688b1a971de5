import { findCurrent } from '@recourse/contract/coverage'
import { messageOf } from '../../platform/call-error.ts'
import { Loading } from '../../ui/loading.tsx'
import { TryAgain } from '../../ui/try-again.tsx'
import styles from './coverage.module.css'
import type { RegionSlot } from './coverage-form.tsx'
import { type GuideHref, Insights } from './insights.tsx'
import { useCoverages } from './queries.ts'
import type { LeaveGuardSlot } from './sob-upload.tsx'
import { SummaryOfBenefits } from './summary-of-benefits.tsx'
import { YourPlan } from './your-plan.tsx'

interface CoverageProps {
  regionField: RegionSlot
  guideHref: GuideHref
  leaveGuard: LeaveGuardSlot
}

export function Coverage({ regionField, guideHref, leaveGuard }: CoverageProps) {
  const coverages = useCoverages()
  if (coverages.isPending) return <Loading label="Loading your coverage…" />
  if (coverages.data === undefined) {
    return (
      <TryAgain
        message={messageOf(coverages.error)}
        isBusy={coverages.isFetching}
        onTry={() => void coverages.refetch()}
      />
    )
  }
  const current = findCurrent(coverages.data)
  return (
    <>
      <div className={styles.columns}>
        <YourPlan current={current} all={coverages.data} regionField={regionField} />
        <Insights coverage={current} guideHref={guideHref} />
      </div>
      <SummaryOfBenefits coverage={current} leaveGuard={leaveGuard} />
    </>
  )
}
