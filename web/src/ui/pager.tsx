import { Button } from './button.tsx'
import styles from './pager.module.css'

interface PagerProps {
  /** Names the landmark: 'Pages of claims'. */
  label: string
  /** What is in view: 'Showing 1 to 5 of 7 claims'. */
  showing: string
  page: number
  hasNext: boolean
  /** While the next page is on its way a second press does nothing. */
  isBusy: boolean
  onPrevious: () => void
  onNext: () => void
}

/** Its buttons stay focusable at either end: a button that goes away takes the keyboard's place with it. */
export function Pager({ label, showing, page, hasNext, isBusy, onPrevious, onNext }: PagerProps) {
  const hasPrevious = page > 1
  return (
    <nav aria-label={label} className={styles.pager}>
      <p className={styles.showing}>{showing}</p>
      <Button
        size="s"
        busy={isBusy && hasPrevious}
        aria-disabled={!hasPrevious}
        onClick={() => hasPrevious && onPrevious()}
      >
        Previous
      </Button>
      <span className={styles.page}>{`Page ${page}`}</span>
      <Button size="s" busy={isBusy && hasNext} aria-disabled={!hasNext} onClick={() => hasNext && onNext()}>
        Next
      </Button>
    </nav>
  )
}
