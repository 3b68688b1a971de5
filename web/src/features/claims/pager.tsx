import { Button } from '../../ui/button.tsx'
import styles from './pager.module.css'

interface PagerProps {
  page: number
  first: number
  last: number
  count: number
  /** While the next page is on its way a second press does nothing. */
  isBusy: boolean
  onPrevious: () => void
  onNext: () => void
}

/** Its buttons stay focusable at either end: a button that goes away takes the keyboard's place with it. */
export function Pager({ page, first, last, count, isBusy, onPrevious, onNext }: PagerProps) {
  const hasPrevious = page > 1
  const hasNext = last < count
  return (
    <nav aria-label="Pages of claims" className={styles.pager}>
      <p className={styles.showing}>{`Showing ${first} to ${last} of ${count} claims`}</p>
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
