import { externalLinks } from '../content/links.ts'
import { differences, services } from '../content/marketing.ts'
import { publicMeta } from '../content/page-meta.ts'
import { Band } from '../features/site/band.tsx'
import { Closing } from '../features/site/closing.tsx'
import { ExternalButton } from '../features/site/external-button.tsx'
import { IndexedPage } from '../features/site/indexed-page.tsx'
import { Points } from '../features/site/points.tsx'
import { Professionals } from '../features/site/support/professionals.tsx'
import { Research } from '../features/site/support/research.tsx'
import { supportSections } from '../features/site/support/sections.ts'
import { SupportOpening } from '../features/site/support/support-opening.tsx'
import { SupportSection } from '../features/site/support/support-section.tsx'
import { ToolList } from '../features/site/support/tool-list.tsx'
import { WaysToSupport } from '../features/site/support/ways-to-support.tsx'
import { PageColumn } from '../layout/page-column.tsx'

export const handle = { static: true }

export function meta() {
  return publicMeta({
    path: '/support',
    title: 'Support Our Work',
    description:
      'Gifts, partners and grants keep Recourse free for patients. See what we build and how you can help.',
  })
}

export default function SupportPage() {
  return (
    <>
      <Band tone="newsprint" space="none">
        <PageColumn>
          <SupportOpening />
        </PageColumn>
      </Band>
      <PageColumn>
        <IndexedPage entries={Object.values(supportSections)}>
          <SupportSection section={supportSections.differ}>
            <p>
              Insurers have teams and software. Most patients have a phone and a pile of letters. We even the
              odds.
            </p>
            <Points points={differences} />
          </SupportSection>
          <SupportSection section={supportSections.services}>
            <p>What we do for patients, every day.</p>
            <Points points={services} />
          </SupportSection>
          <SupportSection section={supportSections.tools}>
            <ToolList />
          </SupportSection>
          <SupportSection section={supportSections.research}>
            <Research />
          </SupportSection>
          <Professionals />
          <SupportSection section={supportSections.ways}>
            <WaysToSupport />
          </SupportSection>
        </IndexedPage>
      </PageColumn>
      <Band tone="ink">
        <PageColumn>
          <Closing title="Not sure yet? Let’s talk.">
            <ExternalButton href={externalLinks.calendar} size="xl">
              Schedule a Conversation
            </ExternalButton>
          </Closing>
        </PageColumn>
      </Band>
    </>
  )
}
