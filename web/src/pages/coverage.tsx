import { privateMeta } from '../content/page-meta.ts'
import { useProfile, useRegions } from '../features/account/queries.ts'
import { RegionField } from '../features/account/region-field.tsx'
import { Coverage } from '../features/coverage/coverage.tsx'
import type { GuideHref } from '../features/coverage/insights.tsx'
import { LeaveGuard } from '../features/documents/leave-guard.tsx'
import { choiceParams, defaultChoice } from '../features/guide/choice.ts'
import { PageColumn } from '../layout/page-column.tsx'
import { messageOf } from '../platform/call-error.ts'
import { PageHeading } from '../ui/page-heading.tsx'

export function meta() {
  return privateMeta('Insurance Coverage')
}

const guideHref: GuideHref = (planType = defaultChoice.planType, region = defaultChoice.region) =>
  `/resources/self-help-tools?${choiceParams({ ...defaultChoice, planType, region })}`

export default function CoveragePage() {
  const { data: profile } = useProfile()
  const regions = useRegions()
  const choice = regions.isError
    ? { failure: messageOf(regions.error) }
    : { names: (regions.data ?? []).map(({ name }) => name) }
  return (
    <PageColumn>
      <PageHeading title={profile ? `${profile.first_name}'s Insurance Coverage` : 'Insurance Coverage'} />
      <Coverage
        regionField={(ties) => <RegionField regions={choice} field={ties} />}
        guideHref={guideHref}
        leaveGuard={(isNeeded) => <LeaveGuard isNeeded={isNeeded} />}
      />
    </PageColumn>
  )
}
