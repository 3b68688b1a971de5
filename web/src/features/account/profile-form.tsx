import type { Profile } from '@recourse/contract/account'
import { useEffect } from 'react'
import { useFormCall } from '../../platform/use-form-call.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { useNotice } from '../../ui/notices.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import styles from './profile.module.css'
import { checkProfile, profileValues } from './profile-values.ts'
import { saveProfile } from './queries.ts'
import { type RegionChoice, RegionField } from './region-field.tsx'

export type Prove = <T>(change: () => Promise<T>) => Promise<T>

interface ProfileFormProps {
  profile: Profile
  regions: RegionChoice
  onClose: () => void
  /** Runs a change that may ask for the password first. */
  prove: Prove
}

export function ProfileForm({ profile, regions, onClose, prove }: ProfileFormProps) {
  const notify = useNotice()
  const form = useFormCall({
    values: profileValues(profile),
    check: (values) => checkProfile(profile, values),
    send: (body) => prove(() => saveProfile(body)),
    onDone: () => {
      notify({ kind: 'success', text: 'Your details are saved.' })
      onClose()
    },
    showFirstOnly: true,
  })
  const firstName = form.field('first_name')
  const firstNameId = firstName.id

  useEffect(() => {
    document.getElementById(firstNameId)?.focus()
  }, [firstNameId])

  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className={styles.form}>
      {form.summary.messages.map((message) => (
        <Alert key={message} kind="error" title="There is a problem" live focusOnMount>
          <p>{message}</p>
        </Alert>
      ))}
      <div className={styles.pair}>
        <TextInput label="First Name" autoComplete="given-name" {...firstName} />
        <TextInput label="Last Name" autoComplete="family-name" {...form.field('last_name')} />
        <TextInput label="Age" inputMode="numeric" autoComplete="off" {...form.field('age')} />
        <TextInput label="Phone" type="tel" autoComplete="tel" {...form.field('phone')} />
        <TextInput label="City" autoComplete="address-level2" {...form.field('city')} />
        <RegionField regions={regions} field={() => form.field('region_name')} />
      </div>
      <TextInput
        label="Email Address"
        hint="We send a link to a new address. It counts once you have opened that link."
        type="email"
        autoComplete="email"
        {...form.field('email')}
      />
      <p className={styles.note}>To save, please fill in every box.</p>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={form.isBusy}>
          Save details
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  )
}
