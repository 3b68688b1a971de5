import type { ComponentProps } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Select } from '../../ui/select.tsx'

/** The names to choose from, or why there are none. */
export type RegionChoice = { readonly names: readonly string[] } | { readonly failure: string }

type FieldTies = Omit<ComponentProps<typeof Select>, 'label' | 'options' | 'placeholder'>

interface RegionFieldProps {
  regions: RegionChoice
  /** Asked for only when the field is shown: a field that is not there cannot carry an error. */
  field: () => FieldTies
}

/** Where the list of regions cannot be had, the field gives way to the reason. */
export function RegionField({ regions, field }: RegionFieldProps) {
  if ('failure' in regions) {
    return (
      <Alert kind="error" live>
        <p>{regions.failure}</p>
      </Alert>
    )
  }
  return (
    <Select
      label="Region"
      placeholder="Choose a region"
      autoComplete="address-level1"
      options={regions.names.map((name) => ({ value: name, label: name }))}
      {...field()}
    />
  )
}
