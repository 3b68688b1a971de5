import { denialReasons, insuranceTypes, optionList } from '@recourse/contract/claim-options'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { Toggletip } from '../../../ui/toggletip.tsx'
import type { ClaimTies } from './claim-ties.ts'
import { CoverageNote } from './coverage-note.tsx'
import { labels } from './labels.ts'
import { OrUnknown } from './or-unknown.tsx'

const yesNo = [
  { value: 'YES', label: 'Yes' },
  { value: 'NO', label: 'No' },
]

export function DenialFields({ ties }: { ties: ClaimTies }) {
  return (
    <>
      <TextInput
        label={labels.subject}
        hint="A short name for the care that was denied."
        autoComplete="off"
        {...ties.text('subject')}
      />
      <Textarea
        label={labels.description}
        hint="Tell us what happened, in your own words."
        {...ties.text('description')}
      />
      <OrUnknown
        ties={ties}
        field="insurance_administrator"
        autoComplete="off"
        help={
          <Toggletip about={labels.insurance_administrator}>
            The company that runs your plan. Look for the name or logo on your insurance card.
          </Toggletip>
        }
      />
      <OrUnknown ties={ties} field="plan_name" autoComplete="off" />
      <CoverageNote ties={ties} />
      <Select
        label={labels.insurance_type}
        help={
          <Toggletip about={labels.insurance_type}>
            How you get your insurance: through a job, the marketplace or a public program. If you are not
            sure, choose I don't know.
          </Toggletip>
        }
        placeholder="Choose one"
        options={optionList(insuranceTypes)}
        {...ties.text('insurance_type')}
      />
      {ties.asks('insurance_type_other') && (
        <TextInput label={labels.insurance_type_other} optional {...ties.text('insurance_type_other')} />
      )}
      <Select
        label={labels.denial_reason}
        help={
          <Toggletip about={labels.denial_reason}>
            The reason your insurer gave. It is in your denial letter, often on the first page.
          </Toggletip>
        }
        placeholder="Choose one"
        options={optionList(denialReasons)}
        {...ties.text('denial_reason')}
      />
      {ties.asks('denial_reason_other') && (
        <TextInput label={labels.denial_reason_other} optional {...ties.text('denial_reason_other')} />
      )}
      <RadioGroup
        label={labels.urgent}
        hint="For example, your health could get worse while you wait."
        columns={2}
        options={yesNo}
        {...ties.yesNo('urgent')}
      />
      {ties.asks('urgent_reason') && (
        <Textarea label={labels.urgent_reason} optional {...ties.text('urgent_reason')} />
      )}
    </>
  )
}
