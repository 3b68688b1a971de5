import type { ReactNode } from 'react'
import { Checkbox } from '../../../ui/checkbox.tsx'
import styles from './tick-row.module.css'

export interface TickRowProps {
  label: string
  isTicked: boolean
  onTick: () => void
  children?: ReactNode
}

export function TickRow({ label, isTicked, onTick, children }: TickRowProps) {
  return (
    <Checkbox
      className={styles.row}
      label={
        <>
          <span className={styles.label}>{label}</span> {children}
        </>
      }
      checked={isTicked}
      onChange={onTick}
    />
  )
}
