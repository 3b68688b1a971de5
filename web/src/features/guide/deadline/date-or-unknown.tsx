import { Checkbox } from '../../../ui/checkbox.tsx'
import { DateFields, type DateFieldsProps } from '../../../ui/date-fields.tsx'

export type DateOrUnknownProps = DateFieldsProps & {
  unknown: boolean
  onUnknown: (unknown: boolean) => void
}

export function DateOrUnknown({ unknown, onUnknown, ...date }: DateOrUnknownProps) {
  return (
    <>
      <DateFields {...date} disabled={unknown} />
      <Checkbox
        label="I don't know"
        checked={unknown}
        onChange={(event) => onUnknown(event.target.checked)}
      />
    </>
  )
}
