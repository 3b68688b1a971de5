import { IconX } from '@tabler/icons-react'
import { Button } from '../../ui/button.tsx'
import type { SelectOption } from '../../ui/select.tsx'
import styles from './desk-tools.module.css'
import { chipWords } from './filter-words.ts'
import { filtersInUse, type View } from './view.ts'

interface FiltersInUseProps {
  view: View
  people: readonly SelectOption[]
  onChange: (part: Partial<View>) => void
  onClear: () => void
}

export function FiltersInUse({ view, people, onChange, onClear }: FiltersInUseProps) {
  const used = filtersInUse(view)
  if (used.length === 0) return null
  return (
    <section aria-label="Filters in use" className={styles.chips}>
      {used.map((filter) => (
        <button key={filter} type="button" onClick={() => onChange({ [filter]: '' })} className={styles.chip}>
          {chipWords(view, filter, people)}
          <span className="visually-hidden">, remove filter</span>
          <IconX aria-hidden="true" />
        </button>
      ))}
      <Button variant="quiet" size="s" onClick={onClear}>
        Clear all
      </Button>
    </section>
  )
}
