import type { DraftKind } from '@recourse/contract/drafts'
import { Link } from 'react-router'
import { PageHeading } from '../../../ui/page-heading.tsx'
import type { SaveStatus as Status } from './draft-saver.ts'
import { SaveStatus } from './save-status.tsx'

const heads = {
  wizard: {
    title: 'Coverage Denial Help Request',
    lede: (
      <>
        Short on time? <Link to="/claims/intake">Use the shorter form</Link>, with four steps.
      </>
    ),
  },
  intake: {
    title: 'Coverage Denial Help Request, short form',
    lede: (
      <>
        Want to tell us more? <Link to="/claims/submit-claim">Use the full form</Link>, with six steps.
      </>
    ),
  },
} as const

/** Once the claim is sent there is nothing left to save and no other form to take. */
export function FormHead({ kind, status }: { kind: DraftKind; status?: Status | undefined }) {
  const { title, lede } = heads[kind]
  if (status === undefined) return <PageHeading title={title} />
  return (
    <PageHeading title={title} lede={lede}>
      <SaveStatus status={status} />
    </PageHeading>
  )
}
