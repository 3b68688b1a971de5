import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import styles from './expand-button.module.css'

interface ExpandButtonProps {
  subject: string
  isOpen: boolean
  /** The id of what it shows. */
  controls: string
  onClick: () => void
}

/** Its name stays the same; whether it is open is told by aria-expanded. */
export function ExpandButton({ subject, isOpen, controls, onClick }: ExpandButtonProps) {
  const Icon = isOpen ? IconChevronUp : IconChevronDown
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onClick}
      className={styles.expand}
    >
      <Icon aria-hidden="true" />
      <span className="visually-hidden">Details for {subject}</span>
    </button>
  )
}
