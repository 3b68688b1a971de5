import { messageOf } from '../../platform/call-error.ts'
import { Loading } from '../../ui/loading.tsx'
import { TryAgain } from '../../ui/try-again.tsx'
import styles from './profile.module.css'
import { ProfileSummary } from './profile-summary.tsx'
import { useProfile } from './queries.ts'
import { type ProfileSection, SectionLinks, Sections } from './section-list.tsx'

/** The person at the side, and the parts of the page one under the other. */
export function Profile({ sections }: { sections: readonly ProfileSection[] }) {
  const profile = useProfile()
  if (profile.isPending) return <Loading label="Loading your profile…" />
  if (profile.data === undefined) {
    return (
      <TryAgain
        message={messageOf(profile.error)}
        isBusy={profile.isFetching}
        onTry={() => void profile.refetch()}
      />
    )
  }
  return (
    <div className={styles.layout}>
      <div className={styles.side}>
        <ProfileSummary profile={profile.data} />
        <SectionLinks sections={sections} />
      </div>
      <Sections sections={sections} />
    </div>
  )
}
