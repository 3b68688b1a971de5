import { limits } from '@recourse/contract/limits'
import { isOnStaff } from '@recourse/contract/roles'
import { IconClock, IconDownload, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Rules } from '../../../ui/rules.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useProfile } from '../queries.ts'
import { DeletionDialog } from './deletion-dialog.tsx'
import styles from './my-data.module.css'

/** A section of the profile page. */
export function DeleteMyAccount() {
  const { data: profile } = useProfile()
  if (profile === undefined) return null
  return (
    <Rules title="Delete my account">
      {isOnStaff(profile) ? (
        <p>
          Your account has a role on our team. Ask a superuser to take the role away first. Then you can
          delete your account here.
        </p>
      ) : (
        <DeletionForm username={profile.username} />
      )}
    </Rules>
  )
}

function DeletionForm({ username }: { username: string }) {
  const [typed, setTyped] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const matches = typed.trim().toLowerCase() === username.toLowerCase()
  return (
    <div className={styles.danger}>
      <h3>After {limits.deletionGraceDays} days, this cannot be undone</h3>
      <ul className={styles.list}>
        <li>
          <IconTrash aria-hidden="true" />
          Your profile, coverage, claims, papers and messages are erased.
        </li>
        <li>
          <IconClock aria-hidden="true" />
          Until then you can change your mind. Just sign in.
        </li>
        <li>
          <IconDownload aria-hidden="true" />
          Download your data first if you may need it for an appeal.
        </li>
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (matches) setIsAsking(true)
        }}
      >
        <TextInput
          label="Type your username to go on"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={styles.username}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="danger" disabled={!matches} icon={<IconTrash aria-hidden="true" />}>
          Delete my account
        </Button>
      </form>
      <p className={styles.note}>The button opens when the name matches. Then we ask for your password.</p>
      <DeletionDialog open={isAsking} username={typed.trim()} onClose={() => setIsAsking(false)} />
    </div>
  )
}
