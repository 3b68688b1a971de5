import type { Claim } from '@recourse/contract/claims'
import { Checkbox } from '../../ui/checkbox.tsx'
import styles from './select-claim.module.css'
import type { Selection } from './use-selection.ts'

export function SelectClaim({ claim, selection }: { claim: Claim; selection: Selection }) {
  return (
    <Checkbox
      label={<span className="visually-hidden">Select {claim.subject}</span>}
      checked={selection.uids.has(claim.uid)}
      onChange={() => selection.toggle(claim.uid)}
      className={styles.box}
    />
  )
}

interface SelectAllProps {
  selection: Selection
  /** In the table's head the box stands alone. */
  hideLabel?: boolean | undefined
}

export function SelectAll({ selection, hideLabel = false }: SelectAllProps) {
  return (
    <Checkbox
      label={<span className={hideLabel ? 'visually-hidden' : undefined}>Select all</span>}
      checked={selection.hasAll}
      indeterminate={!selection.hasAll && selection.uids.size > 0}
      onChange={selection.toggleAll}
      className={styles.box}
    />
  )
}
