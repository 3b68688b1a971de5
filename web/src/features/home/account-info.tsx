import type { Profile } from '@recourse/contract/account'
import { useId } from 'react'
import { messageOf } from '../../platform/call-error.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { AccountCard } from './account-card.tsx'
import styles from './account-info.module.css'

/** The person's profile as far as it is known: on its way, there, or not to be had. */
export interface KnownProfile {
  readonly data: Profile | undefined
  readonly error: unknown
  readonly isPending: boolean
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

export function AccountInfo({ profile }: { profile: KnownProfile }) {
  const headingId = useId()
  return (
    <Sheet as="section" fold aria-labelledby={headingId} className={styles.account}>
      <h2 id={headingId}>Account Info</h2>
      {profile.isPending && <Loading label="Loading your profile…" />}
      {profile.data && <AccountCard profile={profile.data} />}
      {!profile.isPending && profile.data === undefined && (
        <>
          <Alert kind="error" live>
            <p>{messageOf(profile.error)}</p>
          </Alert>
          <Button busy={profile.isFetching} onClick={() => void profile.refetch()}>
            Try again
          </Button>
        </>
      )}
    </Sheet>
  )
}
