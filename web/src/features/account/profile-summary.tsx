import type { Profile } from '@recourse/contract/account'
import { authLevel } from '@recourse/contract/roles'
import { IconMail, IconMapPin } from '@tabler/icons-react'
import { Avatar } from '../../ui/avatar.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { RoleBadge } from '../../ui/status-badge.tsx'
import styles from './profile-summary.module.css'

export function ProfileSummary({ profile }: { profile: Profile }) {
  const place = [profile.city, profile.region?.name].filter(Boolean).join(', ')
  return (
    <Sheet as="aside" fold aria-label="Summary" className={styles.summary}>
      <div className={styles.head}>
        <Avatar name={profile.username} size="l" />
        <div>
          <h2 className={styles.username}>{profile.username}</h2>
          <p className={styles.name}>
            {profile.first_name} {profile.last_name}
          </p>
        </div>
      </div>
      <RoleBadge level={authLevel(profile)} />
      <ul className={styles.facts}>
        {place !== '' && (
          <li>
            <IconMapPin aria-hidden="true" />
            <span>{place}</span>
          </li>
        )}
        <li>
          <IconMail aria-hidden="true" />
          <span>{profile.email}</span>
        </li>
      </ul>
    </Sheet>
  )
}
