import { findCurrent } from '@recourse/contract/coverage'
import { useQuery } from '@tanstack/react-query'
import type { ClaimTies } from './claim-ties.ts'
import styles from './fields.module.css'
import { coveragesQuery } from './queries.ts'

/** While the insurer is the one on file: where it comes from, with the person's member number there. */
export function CoverageNote({ ties }: { ties: ClaimTies }) {
  const { data } = useQuery({ ...coveragesQuery, retry: false })
  const coverage = findCurrent(data ?? [])
  const isOnFile =
    coverage !== undefined && ties.text('insurance_administrator').value === coverage.insurer_name
  if (!isOnFile) return null
  return (
    <p className={styles.why}>
      Filled in from your coverage, Member ID {coverage.member_id}. Change it if another plan said no.
    </p>
  )
}
