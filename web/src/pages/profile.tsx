import { privateMeta } from '../content/page-meta.ts'
import { DeleteMyAccount } from '../features/account/my-data/delete-my-account.tsx'
import { DownloadMyData } from '../features/account/my-data/download-my-data.tsx'
import { Profile } from '../features/account/profile.tsx'
import { CoverageCard } from '../features/coverage/coverage-card.tsx'
import { PageColumn } from '../layout/page-column.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export function meta() {
  return privateMeta('Profile')
}

export default function ProfilePage() {
  return (
    <PageColumn>
      <PageHeading title="Profile" />
      <Profile>
        <CoverageCard />
        <DownloadMyData />
        <DeleteMyAccount />
      </Profile>
    </PageColumn>
  )
}
