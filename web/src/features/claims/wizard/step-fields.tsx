import type { ClaimField } from '@recourse/contract/claim-form'
import { AboutYou } from './about-you.tsx'
import { AppealsFields } from './appeals-fields.tsx'
import type { ClaimTies } from './claim-ties.ts'
import { ClaimantFields } from './claimant-fields.tsx'
import { DenialFields } from './denial-fields.tsx'
import { DocumentationFields } from './documentation-fields.tsx'
import { ServiceFields } from './service-fields.tsx'
import type { StepId } from './steps.ts'

interface StepFieldsProps {
  id: Exclude<StepId, 'review'>
  ties: ClaimTies
  /** What the short form asks about the person. */
  aboutYou: readonly ClaimField[]
}

export function StepFields({ id, ties, aboutYou }: StepFieldsProps) {
  switch (id) {
    case 'claimant':
      return <ClaimantFields ties={ties} />
    case 'denial':
      return <DenialFields ties={ties} />
    case 'service':
      return (
        <>
          <AboutYou ties={ties} fields={aboutYou} />
          <ServiceFields ties={ties} />
        </>
      )
    case 'appeals':
      return <AppealsFields ties={ties} />
    case 'documentation':
      return <DocumentationFields ties={ties} />
  }
}
