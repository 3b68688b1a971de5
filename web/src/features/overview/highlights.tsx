import { type Overview, replyWeeks } from '@recourse/contract/overview'
import { ButtonLink } from '../../ui/button.tsx'
import { Day } from '../../ui/day.tsx'
import { Rules } from '../../ui/rules.tsx'
import { shortId } from '../../ui/short-id.ts'
import { durationWords } from './duration-words.ts'
import styles from './overview.module.css'

const dayMs = 86_400_000
const dollarWords = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

interface OldestWaitingProps {
  oldest: Overview['oldest_waiting']
  asOf: string
}

export function OldestWaiting({ oldest, asOf }: OldestWaitingProps) {
  if (oldest === null) {
    return (
      <Rules title="Oldest waiting claim" className={styles.highlight}>
        <p>No claim waits for us.</p>
      </Rules>
    )
  }
  const days = Math.floor((Date.parse(asOf) - Date.parse(oldest.waiting_since)) / dayMs)
  return (
    <Rules title="Oldest waiting claim" className={styles.highlight}>
      <p className={styles.number}>
        {days} <small>{days === 1 ? 'day' : 'days'}</small>
      </p>
      <p>
        Claim <b>{shortId(oldest.claim_uid)}</b> has waited for us since <Day value={oldest.waiting_since} />.
      </p>
      <ButtonLink size="s" to={`/claims?search=${oldest.claim_uid}`} state={{ open: oldest.claim_uid }}>
        Open this claim
      </ButtonLink>
    </Rules>
  )
}

export function FirstReply({ replied, unreplied, median_minutes }: Overview['first_reply']) {
  if (median_minutes === null) {
    return (
      <Rules title="Median time to first reply" className={styles.highlight}>
        <p>No claim of the last {replyWeeks} weeks has a reply yet.</p>
      </Rules>
    )
  }
  const { number, unit } = durationWords(median_minutes)
  return (
    <Rules title="Median time to first reply" className={styles.highlight}>
      <p className={styles.number}>
        {number} <small>{unit}</small>
      </p>
      <p>
        Of the claims filed in the last {replyWeeks} weeks, {replied} got a first message from us, half of
        them in {number} {unit} or less. {unreplied > 0 && notCounted(unreplied)}
      </p>
    </Rules>
  )
}

function notCounted(unreplied: number): string {
  return unreplied === 1
    ? '1 more has no message yet and is not counted.'
    : `${unreplied} more have no message yet and are not counted.`
}

export function ResolvedDollars({ dollars }: { dollars: number }) {
  return (
    <Rules title="Resolved amount" className={styles.highlight}>
      <p className={styles.number}>{dollarWords.format(dollars)}</p>
      <p>The total cost of every claim that shows as Resolved. Claims without a cost do not count.</p>
    </Rules>
  )
}
