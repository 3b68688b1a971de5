import { type Claim, nextStep } from '@recourse/contract/claims'
import { Link } from 'react-router'
import { Alert } from '../../ui/alert.tsx'
import styles from './needs-you.module.css'
import { useRecentClaims } from './queries.ts'

/** Shown only while a claim waits for the person, however old it is. */
export function NeedsYou() {
  const { data: { claims, needs_you } = { claims: [], needs_you: 0 } } = useRecentClaims()
  if (needs_you === 0) return null
  const only = needs_you === 1 ? waitingOf(claims)[0] : undefined
  return (
    <Alert kind="action" title={titleFor(needs_you)} className={styles.alert}>
      {only === undefined ? (
        <p>
          {needs_you === 1 ? 'It is' : 'They are'} marked User Action Required.{' '}
          <Link to="/claims">Open your claims</Link>
        </p>
      ) : (
        <p>
          “{only.subject}” is marked User Action Required.{' '}
          <Link to="/claims" state={{ open: only.uid }}>
            Open the claim
          </Link>
        </p>
      )}
    </Alert>
  )
}

interface NeedsYouElsewhereProps {
  needsYou: number
  inView: readonly Claim[]
}

/** Says on one page of the list that a claim on another one waits. */
export function NeedsYouElsewhere({ needsYou, inView }: NeedsYouElsewhereProps) {
  const elsewhere = needsYou - waitingOf(inView).length
  if (elsewhere <= 0) return null
  return (
    <Alert kind="action" title={titleFor(needsYou)} className={styles.alert}>
      <p>
        {elsewhere === 1 ? 'One is' : `${elsewhere} are`} on another page of this list, marked User Action
        Required.
      </p>
    </Alert>
  )
}

function waitingOf(claims: readonly Claim[]): Claim[] {
  return claims.filter((claim) => nextStep(claim) === 'you')
}

function titleFor(needsYou: number): string {
  return needsYou === 1 ? 'One of your claims needs you.' : `${needsYou} of your claims need you.`
}
