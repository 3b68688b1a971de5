import { privateMeta } from '../content/page-meta.ts'
import { Profile } from '../features/account/profile.tsx'
import { PageColumn } from '../layout/page-column.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { profileSections } from './profile/sections.tsx'

export function meta() {
  return privateMeta('Profile')
}

export default function ProfilePage() {
  return (
    <PageColumn>
      <PageHeading title="Profile" lede="Sign-in, safety and your data." />
      <Profile sections={profileSections} />
    </PageColumn>
  )
}
