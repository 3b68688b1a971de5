import type { Profile } from '@recourse/contract/account'
import { authLevel } from '@recourse/contract/roles'
import { Link } from 'react-router'
import { Avatar } from '../../ui/avatar.tsx'
import { DataList } from '../../ui/data-list.tsx'
import { RoleBadge } from '../../ui/status-badge.tsx'
import styles from './account-card.module.css'

export function AccountCard({ profile }: { profile: Profile }) {
  const name = `${profile.first_name} ${profile.last_name}`.trim()
  const place = [profile.city, profile.region?.name].filter(Boolean).join(', ')
  return (
    <>
      <div className={styles.who}>
        <Avatar name={profile.first_name || profile.username} />
        <div className={styles.names}>
          <p className={styles.name}>{name}</p>
          <p className={styles.username}>{profile.username}</p>
        </div>
      </div>
      <RoleBadge level={authLevel(profile)} />
      <div className={styles.facts}>
        <DataList
          rows={[
            { term: 'Email', value: profile.email },
            { term: 'Where you live', value: place || 'Not provided' },
          ]}
        />
      </div>
      <Link to="/account/profile" className={styles.profile}>
        Go to your profile
      </Link>
    </>
  )
}
