import type { ClaimField } from '@recourse/contract/claim-form'
import type { ClaimTies } from './claim-ties.ts'
import styles from './fields.module.css'
import { FirstNameField, LastNameField, RegionField } from './name-and-region.tsx'

/** The short form asks for nothing that the profile knows. */
export function AboutYou({ ties, fields }: { ties: ClaimTies; fields: readonly ClaimField[] }) {
  if (fields.length === 0) return null
  return (
    <section className={styles.about} aria-labelledby="about-you">
      <h3 id="about-you">About you</h3>
      <p className={styles.why}>Your profile does not say this yet.</p>
      {fields.includes('first_name') && <FirstNameField ties={ties} />}
      {fields.includes('last_name') && <LastNameField ties={ties} />}
      {fields.includes('region') && <RegionField ties={ties} />}
    </section>
  )
}
