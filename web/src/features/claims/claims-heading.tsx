import { IconPlus } from '@tabler/icons-react'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from './claims-heading.module.css'

export function ClaimsHeading() {
  return (
    <div className={styles.heading}>
      <PageHeading title="Claims">
        <ButtonLink
          to="/claims/submit-claim"
          variant="primary"
          icon={<IconPlus aria-hidden="true" />}
          className={styles.help}
        >
          Get Help With a Coverage Denial
        </ButtonLink>
      </PageHeading>
    </div>
  )
}
