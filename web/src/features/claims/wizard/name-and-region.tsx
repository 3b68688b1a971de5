import { regionNames } from '@recourse/contract/regions'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { Toggletip } from '../../../ui/toggletip.tsx'
import type { ClaimTies } from './claim-ties.ts'
import { labels } from './labels.ts'

export function FirstNameField({ ties }: { ties: ClaimTies }) {
  return <TextInput label={labels.first_name} autoComplete="given-name" {...ties.text('first_name')} />
}

export function LastNameField({ ties }: { ties: ClaimTies }) {
  return <TextInput label={labels.last_name} autoComplete="family-name" {...ties.text('last_name')} />
}

export function RegionField({ ties }: { ties: ClaimTies }) {
  return (
    <Select
      label={labels.region}
      help={
        <Toggletip about={labels.region}>
          Choose the state or territory where you live. It decides which rules protect you.
        </Toggletip>
      }
      placeholder="Choose one"
      autoComplete="address-level1"
      options={regionNames.map((name) => ({ value: name, label: name }))}
      {...ties.text('region')}
    />
  )
}
