import { denialReasons, insuranceTypes } from '@recourse/contract/claim-options'
import type { Overview as OverviewData } from '@recourse/contract/overview'
import { IconTableExport } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../../platform/call-error.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useNotice } from '../../ui/notices.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { TryAgain } from '../../ui/try-again.tsx'
import { ClaimsPerWeek } from './claims-per-week.tsx'
import { FirstReply, OldestWaiting, ResolvedDollars } from './highlights.tsx'
import styles from './overview.module.css'
import { saveOverview, useOverview } from './queries.ts'
import { Ranked } from './ranked.tsx'
import { StatusCounts } from './status-counts.tsx'

export function Overview() {
  const query = useOverview()
  const notify = useNotice()
  const saving = useMutation({
    mutationFn: saveOverview,
    onSuccess: (name) => notify({ kind: 'success', text: `Saved as ${name}.` }),
  })
  return (
    <div className={styles.overview}>
      <PageHeading title="Overview">
        <Button
          busy={saving.isPending}
          icon={<IconTableExport aria-hidden="true" />}
          onClick={() => saving.mutate()}
        >
          Export CSV
        </Button>
      </PageHeading>
      {saving.isError && (
        <Alert kind="error" live>
          <p>{messageOf(saving.error)}</p>
        </Alert>
      )}
      {query.isPending && <Loading label="Loading the overview…" />}
      {query.isError && query.data === undefined && (
        <TryAgain
          message={messageOf(query.error)}
          isBusy={query.isFetching}
          onTry={() => void query.refetch()}
        />
      )}
      {query.data && <Numbers {...query.data} />}
    </div>
  )
}

function Numbers(overview: OverviewData) {
  return (
    <>
      <StatusCounts counts={overview.by_status} all={overview.claims} />
      <div className={styles.three}>
        <OldestWaiting oldest={overview.oldest_waiting} asOf={overview.as_of} />
        <FirstReply {...overview.first_reply} />
        <ResolvedDollars dollars={overview.resolved_dollars} />
      </div>
      <ClaimsPerWeek weeks={overview.by_week} />
      <div className={styles.three}>
        <Ranked title="By insurance type" groups={overview.by_insurance_type} words={insuranceTypes} />
        <Ranked title="By denial reason" groups={overview.by_denial_reason} words={denialReasons} />
        <Ranked title="By region" groups={overview.by_region} />
      </div>
    </>
  )
}
