import type { DeskClaim } from '@recourse/contract/desk'
import { useId } from 'react'
import { ClaimantFacts, ClaimFacts } from './claim-facts.tsx'
import styles from './desk-details.module.css'
import type { Slots } from './slots.ts'

interface DeskDetailsProps {
  claim: DeskClaim
  /** Of the headings inside. */
  level: 2 | 3
  slots: Slots
}

/** What an open row holds: the work on the left, the facts on the right. On phones the facts come first. */
export function DeskDetails({ claim, level, slots }: DeskDetailsProps) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <div className={styles.details}>
      <nav aria-label="In this claim" className={styles.jump}>
        <a href={`#${id}-actions`}>Actions</a>
        <a href={`#${id}-facts`}>Details</a>
        <a href={`#${id}-timeline`}>Timeline</a>
      </nav>
      <div className={styles.facts}>
        <section aria-labelledby={`${id}-actions`}>
          <Heading id={`${id}-actions`}>Actions</Heading>
          {slots.actionsOf(claim)}
        </section>
        <section aria-labelledby={`${id}-facts`}>
          <Heading id={`${id}-facts`}>Claim Details</Heading>
          <ClaimFacts claim={claim} documents={slots.documentsOf(claim)} />
        </section>
        <section aria-labelledby={`${id}-claimant`} className={styles.claimant}>
          <Heading id={`${id}-claimant`}>Claimant</Heading>
          <ClaimantFacts user={claim.user} region={claim.region} />
        </section>
      </div>
      <div id={`${id}-timeline`} className={styles.work}>
        {slots.timelineOf(claim, level)}
      </div>
    </div>
  )
}
