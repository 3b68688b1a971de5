import { type ClaimStatus, claimStatuses } from '@recourse/contract/claim-options'
import { shownStatus } from '@recourse/contract/claims'
import type { DeskClaim } from '@recourse/contract/desk'
import { classes } from '../../ui/classes.ts'
import { statusColour } from '../../ui/colours.ts'
import { StatusIcon } from '../../ui/status-badge.tsx'
import { sendStatus } from './queries.ts'
import { RowSelect } from './row-select.tsx'
import styles from './status-select.module.css'
import { useClaimChange } from './use-claim-change.ts'

/** Each change is sent at once, with the status that was seen: someone else's change meanwhile is not overwritten. */
export function StatusSelect({ claim }: { claim: DeskClaim }) {
  const { uid, subject, status, marked_resolved } = claim
  const shown = shownStatus(claim)
  const { change, isBusy, problem } = useClaimChange<ClaimStatus>({
    claim,
    send: (wanted) => sendStatus({ claim_uid: uid, status: wanted, from: status }),
    look: (wanted) => ({ status: wanted }),
    words: (wanted) => `Status of “${subject}”: ${wanted}.`,
  })
  return (
    <>
      <RowSelect
        label={`Status of ${subject}`}
        value={shown}
        options={claimStatuses.map((known) => ({ value: known, label: known }))}
        picture={<StatusIcon status={shown} />}
        isBusy={isBusy}
        problem={problem}
        onChoose={(value) => change(value as ClaimStatus)}
        className={classes(styles.status, styles[statusColour(shown)])}
      />
      {marked_resolved && (
        <p className={styles.note}>
          Resolved by the claimant. {status !== 'Resolved' && `Status behind it: ${status}.`}
        </p>
      )}
    </>
  )
}
