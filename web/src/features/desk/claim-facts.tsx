import { denialReasons, insuranceTypes, serviceTypes } from '@recourse/contract/claim-options'
import type { DeskClaim } from '@recourse/contract/desk'
import type { ReactNode } from 'react'
import { DataList } from '../../ui/data-list.tsx'
import { Day } from '../../ui/day.tsx'
import { CopyButton } from './copy-button.tsx'
import styles from './desk-details.module.css'
import { UrgentMark } from './urgency.tsx'

const notProvided = <span className={styles.none}>Not provided</span>
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** The words for a stored choice; a value nobody foresaw is shown as it is. */
function wordsFor(options: Readonly<Record<string, string>>, value: string | null | undefined): ReactNode {
  if (!value) return notProvided
  return options[value] ?? value
}

const longText = (text: string | null | undefined) =>
  text ? <span className={styles.text}>{text}</span> : notProvided

export function ClaimFacts({ claim, documents }: { claim: DeskClaim; documents: ReactNode }) {
  const { insurer, plan, care_date, description, urgent, total_cost, answers } = claim
  const rows = [
    { term: 'Insurer', value: insurer?.name || notProvided },
    { term: 'Plan', value: plan?.name || notProvided },
    { term: 'Care Date', value: care_date ? <Day value={care_date} /> : notProvided },
    { term: 'Summary', value: longText(description) },
    { term: 'Urgency', value: urgent ? <UrgentMark /> : 'Not Urgent' },
    ...(urgent ? [{ term: 'Urgent because', value: longText(answers.urgent_reason) }] : []),
    { term: 'Insurance Type', value: wordsFor(insuranceTypes, claim.insurance_type) },
    { term: 'Denial Reason', value: wordsFor(denialReasons, answers.denial_reason) },
    { term: 'Total Cost', value: total_cost === null ? notProvided : dollars.format(total_cost) },
    { term: 'Service Type', value: wordsFor(serviceTypes, claim.service_type) },
    { term: 'Additional Notes', value: longText(claim.additional_notes) },
    { term: 'Supporting Documents', value: documents || notProvided },
    { term: 'Last update', value: <Day value={claim.updated_at} /> },
  ]
  return <DataList rows={rows} />
}

export function ClaimantFacts({ user, region }: Pick<DeskClaim, 'user' | 'region'>) {
  const name = `${user.first_name} ${user.last_name}`.trim()
  const rows = [
    { term: 'Name', value: <Copied what="name" value={name} /> },
    { term: 'Email', value: <Copied what="email" value={user.email} /> },
    { term: 'Phone', value: user.phone ? <Copied what="phone" value={user.phone} /> : notProvided },
    { term: 'Region', value: region?.name || notProvided },
  ]
  return <DataList rows={rows} />
}

function Copied({ what, value }: { what: string; value: string }) {
  return (
    <span className={styles.copied}>
      {value}
      <CopyButton what={what} value={value} />
    </span>
  )
}
