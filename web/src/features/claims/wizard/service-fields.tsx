import { denialTimings, optionList, serviceTypes } from '@recourse/contract/claim-options'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { Toggletip } from '../../../ui/toggletip.tsx'
import type { ClaimTies } from './claim-ties.ts'
import styles from './fields.module.css'
import { labels } from './labels.ts'
import { OrUnknown } from './or-unknown.tsx'

export function ServiceFields({ ties }: { ties: ClaimTies }) {
  return (
    <>
      <RadioGroup
        label={labels.denial_timing_type}
        hint="Did the insurer say no before or after you got the care?"
        options={optionList(denialTimings)}
        {...ties.text('denial_timing_type')}
      />
      {ties.asks('care_date') && (
        <OrUnknown
          ties={ties}
          field="care_date"
          type="date"
          hint="The day you got the care."
          unknownLabel="I don't know the exact date"
          className={styles.short}
        />
      )}
      {ties.asks('total_cost') && (
        <OrUnknown
          ties={ties}
          field="total_cost"
          inputMode="numeric"
          autoComplete="off"
          hint="All of the care, in whole dollars."
          className={styles.short}
        />
      )}
      {ties.asks('patient_responsibility') && (
        <OrUnknown
          ties={ties}
          field="patient_responsibility"
          inputMode="numeric"
          autoComplete="off"
          hint="In whole dollars."
          help={
            <Toggletip about={labels.patient_responsibility}>
              What you are asked to pay yourself. Look at your bill or your explanation of benefits.
            </Toggletip>
          }
          className={styles.short}
        />
      )}
      <RadioGroup
        label={labels.service_type}
        hint="What kind of care was it?"
        columns={2}
        options={optionList(serviceTypes)}
        {...ties.text('service_type')}
      />
      {ties.asks('service_type_other') && (
        <TextInput label={labels.service_type_other} optional {...ties.text('service_type_other')} />
      )}
    </>
  )
}
