import { deskLimits, deskOrders } from '@recourse/contract/desk'
import { limits } from '@recourse/contract/limits'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useState } from 'react'
import { useSession } from '../../platform/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Select } from '../../ui/select.tsx'
import { useMedia } from '../../ui/use-media.ts'
import styles from './desk-tools.module.css'
import { FilterFields } from './filter-fields.tsx'
import { orderWords } from './filter-words.ts'
import { FiltersInUse } from './filters-in-use.tsx'
import { useStaff } from './queries.ts'
import { staffOptions } from './staff-options.ts'
import { filtersInUse, isSearchable, type View } from './view.ts'

interface DeskToolsProps {
  view: View
  onChange: (part: Partial<View>, how?: { replace?: boolean }) => void
  onClear: () => void
  /** What was found, in words: '17 claims match'. */
  found: string | undefined
}

/** Everything above the list. On phones the filters stand in a dialog of their own. */
export function DeskTools({ view, onChange, onClear, found }: DeskToolsProps) {
  const { subject: myUid } = useSession()
  const { data: staff = [] } = useStaff()
  const [isOpen, setIsOpen] = useState(false)
  const isPhone = useMedia('(max-width: 48em)')
  const people = staffOptions(
    staff.filter(({ uid }) => uid !== myUid),
    myUid,
  )
  const fields = <FilterFields view={view} people={people} onChange={onChange} />
  const used = filtersInUse(view).filter((filter) => filter !== 'search').length
  return (
    <div className={styles.tools}>
      <div className={styles.top}>
        <SearchField
          label="Search claims"
          hint={`Subject, name, email, insurer or Claim ID. Shows the newest ${deskLimits.searchMatches} matches.`}
          value={view.search}
          maxLength={limits.lineMax}
          isLongEnough={isSearchable}
          tooShort={`Please type at least ${deskLimits.searchMin} letters or digits.`}
          onSearch={(search) => onChange({ search }, { replace: true })}
        />
        <Select
          label="Order"
          value={view.order}
          options={deskOrders.map((order) => ({ value: order, label: orderWords[order] }))}
          onChange={({ target }) => onChange({ order: target.value as View['order'] })}
        />
      </div>
      <div className={styles.box}>
        {isPhone ? (
          <>
            <Button
              block
              aria-haspopup="dialog"
              icon={<IconAdjustmentsHorizontal aria-hidden="true" />}
              onClick={() => setIsOpen(true)}
            >
              {used === 0 ? 'Filters' : `Filters, ${used} on`}
            </Button>
            <Dialog open={isOpen} title="Filters" onClose={() => setIsOpen(false)}>
              {fields}
              <div className={styles.ways}>
                <Button variant="primary" block onClick={() => setIsOpen(false)}>
                  {found === undefined ? 'Show the claims' : `Show: ${found}`}
                </Button>
                <Button block onClick={onClear}>
                  Clear all
                </Button>
              </div>
            </Dialog>
          </>
        ) : (
          fields
        )}
      </div>
      <FiltersInUse view={view} people={people} onChange={onChange} onClear={onClear} />
    </div>
  )
}
