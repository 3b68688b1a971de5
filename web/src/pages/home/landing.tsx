import { Band } from '../../features/site/band.tsx'
import { Hero } from '../../features/site/landing/hero.tsx'
import { Independence } from '../../features/site/landing/independence.tsx'
import { NewsletterForm } from '../../features/site/landing/newsletter-form.tsx'
import { PeopleOverProfit } from '../../features/site/landing/people-over-profit.tsx'
import { Stories } from '../../features/site/landing/stories.tsx'
import { Work } from '../../features/site/landing/work.tsx'
import { PageColumn } from '../../layout/page-column.tsx'

/** The home page of visitors, in the order of its sections. */
export default function Landing() {
  return (
    <>
      <Band tone="newsprint" space="none">
        <PageColumn>
          <Hero />
        </PageColumn>
      </Band>
      <Band>
        <PageColumn>
          <Work />
        </PageColumn>
      </Band>
      <Band tone="ink">
        <PageColumn>
          <PeopleOverProfit />
        </PageColumn>
      </Band>
      <Band>
        <PageColumn>
          <Stories />
        </PageColumn>
      </Band>
      <Band space="below">
        <PageColumn>
          <NewsletterForm />
        </PageColumn>
      </Band>
      <Band tone="newsprint">
        <PageColumn>
          <Independence />
        </PageColumn>
      </Band>
    </>
  )
}
