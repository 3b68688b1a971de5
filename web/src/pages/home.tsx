import { privateMeta, publicMeta } from '../content/page-meta.ts'
import { PageColumn } from '../layout/page-column.tsx'
import { currentSession, useSession } from '../platform/session.ts'
import { PageHeading } from '../ui/page-heading.tsx'

/** The landing page needs no React; a signed-in person gets the app shell here, and with it the other half. */
export const handle = { static: true }

export function meta() {
  if (currentSession().isSignedIn) return privateMeta('Home')
  return publicMeta({
    path: '/',
    title: 'Contest a health insurance denial',
    description:
      'Did your health insurer say no? Recourse helps people in the United States push back, free of charge.',
  })
}

export default function HomePage() {
  const { isSignedIn } = useSession()
  return (
    <PageColumn>
      {isSignedIn ? <PageHeading title="Home" /> : <PageHeading title="“Denied” is not the last word." />}
    </PageColumn>
  )
}
