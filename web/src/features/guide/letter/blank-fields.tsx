import { DateFields } from '../../../ui/date-fields.tsx'
import type { DateParts } from '../../../ui/date-parts.ts'
import { TextInput } from '../../../ui/text-input.tsx'

export type Blanks = {
  planName: string
  personName: string
  memberId: string
  claimNumber: string
  notice: DateParts
}

const fields = [
  { name: 'planName', label: 'Name of the plan', autoComplete: 'off' },
  { name: 'personName', label: 'Your name', autoComplete: 'name' },
  { name: 'memberId', label: 'Member ID, on your card', autoComplete: 'off' },
  { name: 'claimNumber', label: 'Claim or notice number', autoComplete: 'off' },
] as const

export function BlankFields({ blanks, onChange }: { blanks: Blanks; onChange: (blanks: Blanks) => void }) {
  return (
    <div>
      <DateFields
        label="Date on the denial letter"
        optional
        value={blanks.notice}
        onChange={(notice) => onChange({ ...blanks, notice })}
      />
      {fields.map(({ name, label, autoComplete }) => (
        <TextInput
          key={name}
          label={label}
          optional
          autoComplete={autoComplete}
          value={blanks[name]}
          onChange={(event) => onChange({ ...blanks, [name]: event.target.value })}
        />
      ))}
    </div>
  )
}
