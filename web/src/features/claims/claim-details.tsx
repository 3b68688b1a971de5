import { type Claim, nextStep } from '@recourse/contract/claims'
import { type ReactNode, useId } from 'react'
import { DataList } from '../../ui/data-list.tsx'
import { Day } from '../../ui/day.tsx'
import styles from './claim-details.module.css'

interface ClaimDetailsProps {
  claim: Claim
  /** Of 'Claim Details'; 'Actions' stands one below. */
  level: 2 | 3
  /** What can be done with this claim: letters, uploads, messages. */
  actions?: ReactNode
  documents?: ReactNode
  timeline?: ReactNode
}

const notProvided = <span className={styles.none}>Not provided</span>

const nextStepWords = {
  you: 'You act next.',
  us: 'We act next. You need not do anything now.',
  none: 'Nothing more. This claim is resolved.',
} as const

export function ClaimDetails({ claim, level, actions, documents, timeline }: ClaimDetailsProps) {
  const headingId = useId()
  const Heading = `h${level}` as const
  const ActionsHeading = level === 2 ? 'h3' : 'h4'
  const { insurer, plan, care_date, description, updated_at } = claim
  const rows = [
    { term: 'Insurer', value: insurer?.name || notProvided },
    { term: 'Plan', value: plan?.name || notProvided },
    { term: 'Care Date', value: care_date ? <Day value={care_date} /> : notProvided },
    {
      term: 'Summary',
      value: description ? <span className={styles.summary}>{description}</span> : notProvided,
    },
    ...(documents ? [{ term: 'Supporting Documents', value: documents }] : []),
    { term: 'Next step', value: nextStepWords[nextStep(claim) ?? 'none'] },
    { term: 'Last update', value: <Day value={updated_at} /> },
  ]
  return (
    <section aria-labelledby={headingId} className={styles.details}>
      <div>
        <Heading id={headingId} className={styles.heading}>
          Claim Details
        </Heading>
        <DataList rows={rows} />
      </div>
      {actions && (
        <div>
          <ActionsHeading className={styles.actionsHeading}>Actions</ActionsHeading>
          {actions}
        </div>
      )}
      {timeline && <div className={styles.timeline}>{timeline}</div>}
    </section>
  )
}
