import { differences } from '../content/marketing.ts'
import { publicMeta } from '../content/page-meta.ts'
import { organizationData, questionsData } from '../content/structured-data.ts'
import { Mission } from '../features/site/about/mission.tsx'
import { Odds } from '../features/site/about/odds.tsx'
import { Questions } from '../features/site/about/questions.tsx'
import routeMap from '../features/site/art/route-map.svg'
import { Band } from '../features/site/band.tsx'
import { Closing } from '../features/site/closing.tsx'
import { GetHelpButton } from '../features/site/get-help-button.tsx'
import { PageOpening } from '../features/site/page-opening.tsx'
import { Points } from '../features/site/points.tsx'
import { PageColumn } from '../layout/page-column.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Rules } from '../ui/rules.tsx'

export const handle = { static: true }

export function meta() {
  const description =
    'Recourse is a nonprofit that helps patients in the United States answer health insurance denials, free of charge.'
  return [
    ...publicMeta({ path: '/about', title: "What We're About", description }),
    ...organizationData(),
    ...questionsData(),
  ]
}

export default function AboutPage() {
  return (
    <>
      <Band tone="newsprint" space="none">
        <PageColumn>
          <PageOpening
            title="What We're About"
            lede="Recourse means a way back. When an insurer says no, we help you find yours. It costs you nothing."
            picture={<img src={routeMap} width={420} height={270} alt="" />}
          />
        </PageColumn>
      </Band>
      <Band>
        <PageColumn>
          <Mission />
        </PageColumn>
      </Band>
      <Band tone="ink">
        <PageColumn>
          <Odds />
        </PageColumn>
      </Band>
      <Band>
        <PageColumn>
          <Rules title="How we work">
            <Points points={differences} />
          </Rules>
        </PageColumn>
      </Band>
      <Band space="below">
        <PageColumn>
          <Questions />
        </PageColumn>
      </Band>
      <Band tone="newsprint">
        <PageColumn>
          <Closing title="Did your insurer say no?">
            <GetHelpButton size="xl" />
            <ButtonLink to="/resources/self-help-tools" size="xl">
              Read the appeals guide
            </ButtonLink>
          </Closing>
        </PageColumn>
      </Band>
    </>
  )
}
