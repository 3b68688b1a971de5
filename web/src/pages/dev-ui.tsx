import { PageColumn } from '../layout/page-column.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Rules } from '../ui/rules.tsx'
import { Badges, Buttons } from '../ui/showcase/controls.tsx'
import { FailingFields, Fields } from '../ui/showcase/fields.tsx'
import { Identity } from '../ui/showcase/identity.tsx'
import { Messages, Overlays } from '../ui/showcase/messages.tsx'
import { Papers, Waiting } from '../ui/showcase/papers.tsx'
import styles from '../ui/showcase/showcase.module.css'

export default function DevUi() {
  return (
    <PageColumn>
      <PageHeading title="Parts" lede="Every shared part in every state." />
      <div className={styles.sections}>
        <Identity />
        <Rules title="Buttons">
          <Buttons />
        </Rules>
        <Rules title="Status and roles">
          <Badges />
        </Rules>
        <Rules title="Fields">
          <Fields />
        </Rules>
        <Rules title="Failing fields">
          <FailingFields />
        </Rules>
        <Rules title="Messages">
          <Messages />
        </Rules>
        <Rules title="Overlays">
          <Overlays />
        </Rules>
        <Rules title="Papers and lists">
          <Papers />
        </Rules>
        <Rules title="Waiting">
          <Waiting />
        </Rules>
      </div>
    </PageColumn>
  )
}
