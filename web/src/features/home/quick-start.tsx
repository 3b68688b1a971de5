import { IconArrowRight } from '@tabler/icons-react'
import { ButtonLink } from '../../ui/button.tsx'
import { Rules } from '../../ui/rules.tsx'
import styles from './quick-start.module.css'

export function QuickStart() {
  return (
    <Rules title="Quick Start" className={styles.start}>
      <div className={styles.ways}>
        <div className={`on-dark ${styles.help}`}>
          <h3>Get Help</h3>
          <p>Did your insurer say no, or pay less than you expected? Tell us. We read every request.</p>
          <ButtonLink to="/claims/submit-claim" className={styles.light}>
            Get Help With a Coverage Issue
          </ButtonLink>
        </div>
        <div className={styles.information}>
          <h3>Get Information</h3>
          <p>Learn how appeals work for your kind of plan, and who to call in your state.</p>
          <ButtonLink to="/resources/self-help-tools">
            Self Help Tools <IconArrowRight aria-hidden="true" />
          </ButtonLink>
        </div>
      </div>
    </Rules>
  )
}
