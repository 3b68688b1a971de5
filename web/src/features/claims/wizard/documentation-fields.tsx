import { optionList, yesNoUnknown } from '@recourse/contract/claim-options'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ChoiceList } from '../../../ui/choice-list.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import type { ClaimTies } from './claim-ties.ts'
import { labels } from './labels.ts'

const kinds = [
  'documentation_eob',
  'documentation_denial_letter',
  'documentation_medical_records',
  'documentation_appeal_letter',
  'documentation_doctor_letter',
  'documentation_other',
] as const

export function DocumentationFields({ ties }: { ties: ClaimTies }) {
  return (
    <>
      <RadioGroup
        label={labels.has_documentation}
        hint="Letters, bills or records about this denial."
        options={optionList(yesNoUnknown)}
        {...ties.text('has_documentation')}
      />
      {ties.asks('documentation_eob') && (
        <ChoiceList label="Which papers do you have?" hint="Tick all that you have.">
          {kinds.map((field) => (
            <Checkbox key={field} label={labels[field]} {...ties.tick(field)} />
          ))}
        </ChoiceList>
      )}
      {ties.asks('documentation_other_description') && (
        <TextInput
          label={labels.documentation_other_description}
          optional
          {...ties.text('documentation_other_description')}
        />
      )}
      <Textarea
        label={labels.additional_notes}
        optional
        hint="Anything else we should know."
        {...ties.text('additional_notes')}
      />
    </>
  )
}
