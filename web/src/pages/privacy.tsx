import { publicMeta } from '../content/page-meta.ts'
import { privacy } from '../content/privacy.ts'
import { Band } from '../features/site/band.tsx'
import { LegalDocument } from '../features/site/legal/legal-document.tsx'
import { LegalOpening } from '../features/site/legal/legal-opening.tsx'
import { PageColumn } from '../layout/page-column.tsx'

export const handle = { static: true }

export function meta() {
  return publicMeta({
    path: '/privacy',
    title: privacy.title,
    description: 'What Recourse keeps about you, why, for how long, and how to have it deleted.',
  })
}

export default function PrivacyPage() {
  return (
    <>
      <Band tone="newsprint" space="none">
        <PageColumn>
          <LegalOpening text={privacy} />
        </PageColumn>
      </Band>
      <PageColumn>
        <LegalDocument text={privacy} />
      </PageColumn>
    </>
  )
}
