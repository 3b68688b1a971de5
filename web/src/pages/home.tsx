import { lazy, Suspense } from 'react'
import { privateMeta, publicMeta } from '../content/page-meta.ts'
import { organizationData } from '../content/structured-data.ts'
import { useProfile } from '../features/account/queries.ts'
import { NeedsYou } from '../features/claims/needs-you.tsx'
import { NewMessages } from '../features/claims/new-messages.tsx'
import { RecentClaims } from '../features/claims/recent-claims.tsx'
import { ResumeStrip } from '../features/claims/wizard/resume-strip.tsx'
import { AccountInfo } from '../features/home/account-info.tsx'
import { Greeting } from '../features/home/greeting.tsx'
import { HomeLayout } from '../features/home/home-layout.tsx'
import { QuickStart } from '../features/home/quick-start.tsx'
import { PageColumn } from '../layout/page-column.tsx'
import { currentSession, useSession } from '../platform/session.ts'

/**
 * Apart, so that signed-in people do not load it. At build it must be there at once and without Suspense: React puts
 * a large boundary at the end of the page and moves it by a script, which a page without scripts cannot do.
 */
const Landing = import.meta.env.SSR
  ? (await import('./home/landing.tsx')).default
  : lazy(() => import('./home/landing.tsx'))

/** The landing page needs no React; a signed-in person gets the app shell here, and with it the other half. */
export const handle = { static: true }

export function meta() {
  if (currentSession().isSignedIn) return privateMeta('Home')
  const description =
    'Did your health insurer say no? Recourse helps people in the United States push back, free of charge.'
  return [
    ...publicMeta({ path: '/', title: 'Contest a health insurance denial', description }),
    ...organizationData(),
  ]
}

export default function HomePage() {
  const { isSignedIn } = useSession()
  if (!isSignedIn) return import.meta.env.SSR ? <Landing /> : <LandingOnceLoaded />
  return (
    <PageColumn>
      <Dashboard />
    </PageColumn>
  )
}

function LandingOnceLoaded() {
  return (
    <Suspense>
      <Landing />
    </Suspense>
  )
}

function Dashboard() {
  // Staff work on claims of others; drafts are a member's.
  const isMember = !useSession().scopes.includes('staff')
  const profile = useProfile()
  return (
    <>
      <Greeting firstName={profile.data?.first_name} />
      <HomeLayout
        alert={
          <>
            <NeedsYou />
            <NewMessages />
          </>
        }
        resume={isMember && <ResumeStrip />}
        start={<QuickStart />}
        account={<AccountInfo profile={profile} />}
        claims={<RecentClaims />}
      />
    </>
  )
}
