import type { Profile } from '@recourse/contract/account'
import { IconPencil } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../platform/call-error.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { DataList } from '../../ui/data-list.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Rules } from '../../ui/rules.tsx'
import styles from './profile.module.css'
import { ProfileForm, type Prove } from './profile-form.tsx'
import { useProfile, useRegions } from './queries.ts'

/** Read-only first; 'Update Info' makes it a form. */
export function YourData({ prove }: { prove: Prove }) {
  const { data: profile } = useProfile()
  const [isEditing, setIsEditing] = useState(false)
  const hasEdited = useRef(false)
  const updateButton = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (hasEdited.current && !isEditing) updateButton.current?.focus()
    hasEdited.current = isEditing
  }, [isEditing])

  if (profile === undefined) return null
  return (
    <Rules>
      <div className={styles.head}>
        <h2>Your Data</h2>
        {!isEditing && (
          <Button
            ref={updateButton}
            icon={<IconPencil aria-hidden="true" />}
            onClick={() => setIsEditing(true)}
          >
            Update Info
          </Button>
        )}
      </div>
      <p className={styles.why}>We use this to fill in your help requests, so you type less.</p>
      {profile.pending_email !== null && <PendingEmail email={profile.pending_email} />}
      {isEditing ? (
        <Editor profile={profile} prove={prove} onClose={() => setIsEditing(false)} />
      ) : (
        <Details profile={profile} />
      )}
    </Rules>
  )
}

function PendingEmail({ email }: { email: string }) {
  return (
    <Alert kind="info" title="Please confirm your new email.">
      <p>We sent a link to {email}. Until you open it, we keep writing to your old address.</p>
    </Alert>
  )
}

/** The form opens once the list of regions has arrived, or is known not to. */
function Editor({ profile, prove, onClose }: { profile: Profile; prove: Prove; onClose: () => void }) {
  const regions = useRegions()
  if (regions.isPending) return <Loading label="Loading your data…" />
  const choice = regions.isError
    ? { failure: messageOf(regions.error) }
    : { names: regions.data.map(({ name }) => name) }
  return <ProfileForm profile={profile} regions={choice} prove={prove} onClose={onClose} />
}

function Details({ profile }: { profile: Profile }) {
  const rows = [
    { term: 'First Name', value: profile.first_name },
    { term: 'Last Name', value: profile.last_name },
    { term: 'Age', value: profile.age },
    { term: 'Phone', value: profile.phone },
    { term: 'City', value: profile.city },
    { term: 'Region', value: profile.region?.name },
  ]
  return (
    <DataList
      layout="grid"
      rows={rows.map(({ term, value }) => ({ term, value: value ?? 'Not provided' }))}
    />
  )
}
