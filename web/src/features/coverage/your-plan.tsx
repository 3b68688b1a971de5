import type { Coverage } from '@recourse/contract/coverage'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { DataList } from '../../ui/data-list.tsx'
import { Day } from '../../ui/day.tsx'
import { Rules } from '../../ui/rules.tsx'
import { CoverageForm, type RegionSlot } from './coverage-form.tsx'
import { dollars } from './dollars.ts'
import styles from './your-plan.module.css'

interface YourPlanProps {
  current: Coverage | undefined
  all: readonly Coverage[]
  regionField: RegionSlot
}

/** Read-only first; 'Update Info' makes it a form. Another plan is a new coverage, and the old one stays on file. */
export function YourPlan({ current, all, regionField }: YourPlanProps) {
  const [editing, setEditing] = useState<'current' | 'new'>()
  const wasEditing = useRef(false)
  const updateButton = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (wasEditing.current && editing === undefined) updateButton.current?.focus()
    wasEditing.current = editing !== undefined
  }, [editing])

  return (
    <Rules>
      <div className={styles.head}>
        <h2>{editing === 'new' ? 'Your new plan' : 'Your plan'}</h2>
        {editing === undefined && (
          <Button
            ref={updateButton}
            icon={<IconPencil aria-hidden="true" />}
            onClick={() => setEditing('current')}
          >
            Update Info
          </Button>
        )}
      </div>
      {editing === undefined ? (
        <Details coverage={current} />
      ) : (
        <CoverageForm
          key={editing}
          coverage={editing === 'current' ? current : undefined}
          earlier={all}
          regionField={regionField}
          onClose={() => setEditing(undefined)}
        />
      )}
      {editing === undefined && current !== undefined && (
        <div className={styles.changed}>
          <p>Has your plan changed? Add the new one. The old one stays on file.</p>
          <Button size="s" icon={<IconPlus aria-hidden="true" />} onClick={() => setEditing('new')}>
            Add a new plan
          </Button>
        </div>
      )}
    </Rules>
  )
}

function Details({ coverage }: { coverage: Coverage | undefined }) {
  const rows = [
    { term: 'Region', value: coverage?.region.name },
    { term: 'Insurer', value: coverage?.insurer_name },
    { term: 'Plan', value: coverage?.plan_name },
    { term: 'Member ID', value: coverage && <span className={styles.id}>{coverage.member_id}</span> },
    { term: 'Effective date', value: coverage && <Day value={coverage.effective_date} /> },
    { term: 'Employer sponsored', value: trueOrFalse(coverage?.employer_sponsored) },
    { term: 'Premium', value: amount(coverage?.premium_cost, ' a month') },
    { term: 'Out-of-pocket cost', value: amount(coverage?.user_cost, '') },
  ]
  return (
    <DataList
      layout="grid"
      rows={rows.map(({ term, value }) => ({ term, value: value ?? 'Not provided' }))}
    />
  )
}

function trueOrFalse(value: boolean | null | undefined): string | undefined {
  return value == null ? undefined : value ? 'True' : 'False'
}

function amount(value: number | null | undefined, per: string): string | undefined {
  return value == null ? undefined : dollars(value) + per
}
