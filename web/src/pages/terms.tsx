import { publicMeta } from '../content/page-meta.ts'
import { terms } from '../content/terms.ts'
import { Band } from '../features/site/band.tsx'
import { LegalDocument } from '../features/site/legal/legal-document.tsx'
import { LegalOpening } from '../features/site/legal/legal-opening.tsx'
import { PageColumn } from '../layout/page-column.tsx'

export const handle = { static: true }

export function meta() {
  return publicMeta({
    path: '/terms',
    title: terms.title,
    description: 'The terms for using Recourse. It is educational and gives no legal advice.',
  })
}

export default function TermsPage() {
  return (
    <>
      <Band tone="newsprint" space="none">
        <PageColumn>
          <LegalOpening text={terms} />
        </PageColumn>
      </Band>
      <PageColumn>
        <LegalDocument text={terms} />
      </PageColumn>
    </>
  )
}
