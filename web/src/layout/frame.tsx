import { type ReactNode, useEffect } from 'react'
import { useSession } from '../platform/session.ts'
import { enhance } from '../ui/enhance.ts'
import { Footer } from './footer.tsx'
import styles from './frame.module.css'
import { PublicHeader } from './public-header.tsx'
import { SignedInHeader } from './signed-in-header.tsx'
import { SkipLink } from './skip-link.tsx'
import { StaffStrip } from './staff-strip.tsx'
import { useRouteChange } from './use-route-change.ts'

/** What stands around every page. Signed-in people get a reduced header and no footer. */
export function Frame({ children }: { children: ReactNode }) {
  const { isSignedIn } = useSession()
  useRouteChange()
  useEffect(() => enhance(document), [])

  return (
    <div className={styles.frame}>
      <SkipLink />
      {isSignedIn ? <SignedInHeader /> : <PublicHeader />}
      <div className={styles.underHeader}>{isSignedIn && <StaffStrip />}</div>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {isSignedIn ? null : <Footer />}
    </div>
  )
}
