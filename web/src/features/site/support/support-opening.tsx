import { externalLinks } from '../../../content/links.ts'
import { PlacardsArt } from '../art/placards.tsx'
import { ExternalButton } from '../external-button.tsx'
import { PageOpening } from '../page-opening.tsx'

export function SupportOpening() {
  return (
    <PageOpening
      title="Support Our Work"
      lede="Patients pay us nothing. People like you make that possible."
      picture={<PlacardsArt />}
    >
      <ExternalButton href={externalLinks.donate} variant="primary" size="xl">
        Donate
      </ExternalButton>
      <ExternalButton href={externalLinks.calendar} size="xl">
        Schedule a Conversation
      </ExternalButton>
    </PageOpening>
  )
}
