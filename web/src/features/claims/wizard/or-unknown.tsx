import type { ClaimField } from '@recourse/contract/claim-form'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextInput, type TextInputProps } from '../../../ui/text-input.tsx'
import type { ClaimTies } from './claim-ties.ts'
import styles from './fields.module.css'
import { labels } from './labels.ts'

type KnowableField = Extract<
  ClaimField,
  'insurance_administrator' | 'plan_name' | 'care_date' | 'total_cost' | 'patient_responsibility'
>

interface OrUnknownProps extends Omit<TextInputProps, 'label' | 'id' | 'name' | 'value' | 'onChange'> {
  ties: ClaimTies
  field: KnowableField
  unknownLabel?: string
}

/** A question with an "I don't know" under it, which takes the answer's place. */
export function OrUnknown({ ties, field, unknownLabel = "I don't know", type, ...input }: OrUnknownProps) {
  const label = labels[field]
  const skipped = {
    type: 'text',
    value: 'Skipped. You marked "I don\'t know".',
    disabled: true,
    className: undefined,
  }
  return (
    <div className={styles.knowable}>
      <TextInput
        label={label}
        optional
        type={type}
        {...input}
        {...ties.text(field)}
        {...(ties.isUnknown(field) && skipped)}
      />
      <Checkbox
        label={
          <>
            {unknownLabel}
            <span className="visually-hidden">: {label}</span>
          </>
        }
        {...ties.tick(`${field}_unknown`)}
      />
    </div>
  )
}
