import { insuranceTypes, optionList } from '@recourse/contract/claim-options'
import { regionNames } from '@recourse/contract/regions'
import { Select, type SelectOption } from '../../ui/select.tsx'
import styles from './desk-tools.module.css'
import { letterWords, messageWords, urgentWords } from './filter-words.ts'
import { StatusFilter } from './status-filter.tsx'
import { type Filter, filtersInUse, type View } from './view.ts'

interface FilterFieldsProps {
  view: View
  people: readonly SelectOption[]
  onChange: (part: Partial<View>) => void
}

/** Each is sent as soon as it is chosen. */
export function FilterFields({ view, people, onChange }: FilterFieldsProps) {
  const othersInUse = filtersInUse(view).some((filter) => filter !== 'status')
  const ties = (filter: Filter) => ({
    value: view[filter],
    onChange: ({ target }: { target: HTMLSelectElement }) => onChange({ [filter]: target.value }),
    className: view[filter] === '' ? styles.filter : `${styles.filter} ${styles.inUse}`,
  })
  return (
    <>
      <StatusFilter
        value={view.status}
        hasCounts={!othersInUse}
        onChange={(status) => onChange({ status })}
      />
      <div className={styles.filters}>
        <Select
          label="Urgency"
          placeholder="Urgent or not"
          options={optionList(urgentWords)}
          {...ties('urgent')}
        />
        <Select
          label="Insurance Type"
          placeholder="All types"
          options={optionList(insuranceTypes)}
          {...ties('insurance_type')}
        />
        <Select
          label="Region"
          placeholder="All regions"
          options={regionNames.map((name) => ({ value: name, label: name }))}
          {...ties('region')}
        />
        <Select
          label="Appeal letter"
          placeholder="With or without"
          options={optionList(letterWords)}
          {...ties('has_letter')}
        />
        <Select
          label="Messages"
          placeholder="Answered or not"
          options={optionList(messageWords)}
          {...ties('unanswered')}
        />
        <Select
          label="Assigned to"
          placeholder="Anyone"
          options={[{ value: 'me', label: 'Me' }, { value: 'nobody', label: 'Nobody' }, ...people]}
          {...ties('assigned')}
        />
      </div>
    </>
  )
}
