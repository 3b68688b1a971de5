import type { ClaimGroup } from '@recourse/contract/claim-form'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { DataList } from '../../../ui/data-list.tsx'
import type { Typed } from './answers.ts'
import styles from './review.module.css'
import { reviewRows } from './review-rows.ts'
import type { Step } from './steps.ts'

interface ReviewProps {
  steps: readonly Step[]
  typed: Typed
  onChange: (step: number) => void
  /** The documents, where they are part of the form. */
  children?: ReactNode
}

/** Parts with a story in them: what a person may want to read once more. */
const startOpen: readonly ClaimGroup[] = ['denial', 'service']

/** All answers once more, one part per step. */
export function Review({ steps, typed, onChange, children }: ReviewProps) {
  return (
    <>
      <h3>Check your answers</h3>
      <p className={styles.how}>Tap a part to read it. You can change anything.</p>
      <div className={styles.parts}>
        {steps.map(({ title, groups: [group] }, index) =>
          group === undefined ? null : (
            <div key={title} className={styles.part}>
              <details open={startOpen.includes(group)}>
                <summary className={styles.summary}>
                  <IconChevronDown aria-hidden="true" />
                  <h4>{title}</h4>
                </summary>
                <div className={styles.rows}>
                  <DataList rows={reviewRows(group, typed)} />
                </div>
              </details>
              <Button variant="quiet" className={styles.change} onClick={() => onChange(index)}>
                Change<span className="visually-hidden"> {title}</span>
              </Button>
            </div>
          ),
        )}
      </div>
      {children}
      <p className={styles.who}>
        <b>When you submit:</b> our team can read your answers and papers. Your insurer cannot. Nothing is
        sent to them.
      </p>
    </>
  )
}
