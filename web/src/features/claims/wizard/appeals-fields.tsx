import {
  externalOutcomes,
  internalOutcomes,
  optionList,
  yesNoUnknown,
} from '@recourse/contract/claim-options'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Toggletip } from '../../../ui/toggletip.tsx'
import type { ClaimTies } from './claim-ties.ts'
import { labels } from './labels.ts'

export function AppealsFields({ ties }: { ties: ClaimTies }) {
  return (
    <>
      <RadioGroup
        label={labels.internally_appealed}
        help={
          <Toggletip about="asking the insurer again">
            This is called an internal appeal. You ask your insurer to change its answer.
          </Toggletip>
        }
        options={optionList(yesNoUnknown)}
        {...ties.text('internally_appealed')}
      />
      {ties.asks('internal_appeal_outcome') && (
        <RadioGroup
          label={labels.internal_appeal_outcome}
          options={optionList(internalOutcomes)}
          {...ties.text('internal_appeal_outcome')}
        />
      )}
      <RadioGroup
        label={labels.externally_appealed}
        help={
          <Toggletip about="external review">
            Someone outside your insurer checks the denial. Your denial letter says how to ask.
          </Toggletip>
        }
        options={optionList(yesNoUnknown)}
        {...ties.text('externally_appealed')}
      />
      {ties.asks('external_appeal_outcome') && (
        <RadioGroup
          label={labels.external_appeal_outcome}
          options={optionList(externalOutcomes)}
          {...ties.text('external_appeal_outcome')}
        />
      )}
    </>
  )
}
