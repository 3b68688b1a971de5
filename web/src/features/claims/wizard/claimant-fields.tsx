import { genders, optionList, races } from '@recourse/contract/claim-options'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { ClaimTies } from './claim-ties.ts'
import styles from './fields.module.css'
import { labels } from './labels.ts'
import { FirstNameField, LastNameField, RegionField } from './name-and-region.tsx'

export function ClaimantFields({ ties }: { ties: ClaimTies }) {
  return (
    <>
      <div className={styles.pair}>
        <FirstNameField ties={ties} />
        <LastNameField ties={ties} />
      </div>
      <RegionField ties={ties} />
      <TextInput label={labels.email} type="email" autoComplete="email" {...ties.text('email')} />
      <TextInput label={labels.phone} optional type="tel" autoComplete="tel" {...ties.text('phone')} />
      <div className={styles.pair}>
        <TextInput label={labels.age} optional inputMode="numeric" autoComplete="off" {...ties.text('age')} />
        <Select
          label={labels.race}
          optional
          placeholder="Choose one"
          options={optionList(races)}
          {...ties.text('race')}
        />
      </div>
      {ties.asks('race_other') && (
        <TextInput label={labels.race_other} optional autoComplete="off" {...ties.text('race_other')} />
      )}
      <Select
        label={labels.gender}
        optional
        placeholder="Choose one"
        options={optionList(genders)}
        {...ties.text('gender')}
      />
      {ties.asks('gender_other') && (
        <TextInput label={labels.gender_other} optional autoComplete="off" {...ties.text('gender_other')} />
      )}
    </>
  )
}
