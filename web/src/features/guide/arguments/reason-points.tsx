import { type DenialReason, legalPointsFor } from '@recourse/guide/denial-reason'
import type { PlanEntryId } from '@recourse/guide/plan-entry'
import { IconPrinter } from '@tabler/icons-react'
import { Button } from '../../../ui/button.tsx'
import { Explained } from '../explained.tsx'
import { SourceNote } from '../source-note.tsx'
import styles from './arguments-tool.module.css'
import { TextList } from './text-list.tsx'

export function ReasonPoints({ reason, entry }: { reason: DenialReason; entry: PlanEntryId }) {
  const points = legalPointsFor(reason, entry)
  return (
    <>
      <h2>{reason.label}</h2>
      <p className={styles.goal}>
        <strong>What you show:</strong> <Explained text={reason.goal} />
      </p>
      <TextList title="What to say" texts={reason.arguments} />
      <TextList title="Proof that helps" texts={reason.proof} />
      {points.length > 0 && (
        <section aria-labelledby="law-points">
          <h3 id="law-points">The law on your side</h3>
          <ul className={styles.list}>
            {points.map(({ text, citation, evidence }) => (
              <li key={text}>
                <p>
                  <Explained text={text} />
                </p>
                <SourceNote citation={citation} checked={evidence.checked} confidence={evidence.confidence} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <TextList title="What to avoid" texts={reason.pitfalls} />
      <p>
        <Button icon={<IconPrinter aria-hidden="true" />} onClick={() => window.print()}>
          Print these points
        </Button>
      </p>
    </>
  )
}
