import type { Coverage } from '@recourse/contract/coverage'
import { type ComponentProps, type ReactNode, useEffect, useId } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { useNotice } from '../../ui/notices.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import type { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import styles from './coverage-form.module.css'
import { useCoverageForm } from './use-coverage-form.ts'
import { useSuggestions } from './use-suggestions.ts'

/** The select of regions, or why there is none. Handed in by the page. */
export type RegionSlot = (
  ties: () => Omit<ComponentProps<typeof Select>, 'label' | 'options' | 'placeholder'>,
) => ReactNode

interface CoverageFormProps {
  /** Left out for a new one. */
  coverage?: Coverage | undefined
  /** The person's other coverages, for suggestions. */
  earlier: readonly Coverage[]
  regionField: RegionSlot
  onClose: () => void
}

const trueOrFalse = [
  { value: 'true', label: 'True' },
  { value: 'false', label: 'False' },
]

export function CoverageForm({ coverage, earlier, regionField, onClose }: CoverageFormProps) {
  const notify = useNotice()
  const listId = useId()
  const form = useCoverageForm(coverage, () => {
    notify({ kind: 'success', text: 'Your coverage is saved.' })
    onClose()
  })
  const { insurers, plans } = useSuggestions(form.values, earlier)
  const firstId = form.field('region').id
  useEffect(() => document.getElementById(firstId)?.focus(), [firstId])

  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className={styles.form}>
      {form.message !== undefined && (
        <Alert kind="error" title="There is a problem" live focusOnMount>
          <p>{form.message}</p>
        </Alert>
      )}
      <div className={styles.pair}>
        {regionField(() => form.field('region'))}
        <TextInput
          label="Insurer"
          autoComplete="off"
          list={`${listId}-insurers`}
          {...form.field('insurer_name')}
        />
        <TextInput label="Plan" autoComplete="off" list={`${listId}-plans`} {...form.field('plan_name')} />
        <TextInput
          label="Member ID"
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="characters"
          {...form.field('member_id')}
        />
        <TextInput label="Effective date" type="date" {...form.field('effective_date')} />
        <TextInput
          label="Premium"
          optional
          hint="Whole dollars a month."
          inputMode="numeric"
          autoComplete="off"
          {...form.field('premium_cost')}
        />
        <TextInput
          label="Out-of-pocket cost"
          optional
          hint="Whole dollars."
          inputMode="numeric"
          autoComplete="off"
          {...form.field('user_cost')}
        />
      </div>
      <RadioGroup
        label="Employer sponsored"
        optional
        columns={2}
        options={trueOrFalse}
        {...form.field('employer_sponsored')}
      />
      <Suggestions id={`${listId}-insurers`} names={insurers} />
      <Suggestions id={`${listId}-plans`} names={plans} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={form.isBusy}>
          Save details
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  )
}

function Suggestions({ id, names }: { id: string; names: readonly string[] }) {
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  )
}
