import { IconArrowRight } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { ButtonLink } from '../../../ui/button.tsx'
import styles from './confirmation.module.css'
import { SentClaimArt } from './sent-claim-art.tsx'

/** `children`: what became of the files that went along. */
export function Confirmation({ children }: { children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <div className={styles.panel}>
      <SentClaimArt className={styles.art} />
      <div>
        <h2 ref={heading} tabIndex={-1}>
          Your claim has been submitted
        </h2>
        <p className={styles.lede}>
          A confirmation email will follow. If you do not see it, check your spam folder.
        </p>
        {children && <div className={styles.files}>{children}</div>}
        <ol className={styles.next}>
          <li>Our team reads your claim.</li>
          <li>We email you, and update your claims page.</li>
          <li>
            <span>
              If we need something, the status will say <b>User Action Required</b>.
            </span>
          </li>
        </ol>
        <ButtonLink to="/claims" variant="primary" className={styles.button}>
          Return to All Coverage Denials <IconArrowRight aria-hidden="true" />
        </ButtonLink>
      </div>
    </div>
  )
}
