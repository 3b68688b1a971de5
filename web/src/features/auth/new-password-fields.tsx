import { limits } from '@recourse/contract/limits'
import { type ComponentProps, useState } from 'react'
import { PasswordInput } from '../../ui/password-input.tsx'

type FieldTies = Omit<ComponentProps<typeof PasswordInput>, 'label' | 'visible' | 'onVisibleChange'>

interface NewPasswordFieldsProps {
  label: string
  password: FieldTies
  confirmation: FieldTies
}

/** A new password, typed twice; one Show / Hide serves both. */
export function NewPasswordFields({ label, password, confirmation }: NewPasswordFieldsProps) {
  const [isVisible, setIsVisible] = useState(false)
  return (
    <>
      <PasswordInput
        label={label}
        hint={`${limits.passwordMin} characters or more. Four plain words work well.`}
        autoComplete="new-password"
        visible={isVisible}
        onVisibleChange={setIsVisible}
        {...password}
      />
      <PasswordInput
        label="Confirm Password"
        autoComplete="new-password"
        visible={isVisible}
        {...confirmation}
      />
    </>
  )
}
