import type { ReactNode } from 'react'
import { messageOf } from '../../platform/call-error.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import styles from './profile.module.css'
import { ProfileSummary } from './profile-summary.tsx'
import { useProfile } from './queries.ts'
import { YourData } from './your-data.tsx'

/** `children` are further cards, under the person's data. */
export function Profile({ children }: { children?: ReactNode }) {
  const profile = useProfile()
  if (profile.isPending) return <Loading label="Loading your profile…" />
  if (profile.data === undefined) {
    return (
      <>
        <Alert kind="error" live>
          <p>{messageOf(profile.error)}</p>
        </Alert>
        <Button busy={profile.isFetching} onClick={() => void profile.refetch()}>
          Try again
        </Button>
      </>
    )
  }
  return (
    <div className={styles.layout}>
      <ProfileSummary profile={profile.data} />
      <div className={styles.cards}>
        <YourData profile={profile.data} />
        {children}
      </div>
    </div>
  )
}
