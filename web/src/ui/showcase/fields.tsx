import { useState } from 'react'
import { Checkbox } from '../checkbox.tsx'
import { CodeInput } from '../code-input.tsx'
import { PasswordInput } from '../password-input.tsx'
import { RadioGroup } from '../radio-group.tsx'
import { Select } from '../select.tsx'
import { TextInput } from '../text-input.tsx'
import { Textarea } from '../textarea.tsx'
import { Toggletip } from '../toggletip.tsx'

const regions = [
  { value: 'OH', label: 'Ohio' },
  { value: 'PA', label: 'Pennsylvania' },
]

const choices = [
  { value: 'yes', label: 'Yes', hint: 'A doctor said it cannot wait.' },
  { value: 'no', label: 'No' },
]

export function Fields() {
  const [visible, setVisible] = useState(false)
  const help = <Toggletip about="Subject">A few words are enough.</Toggletip>
  return (
    <>
      <TextInput label="Subject" hint="A short name for the care that was denied." help={help} />
      <TextInput label="Middle name" optional disabled />
      <PasswordInput
        label="Password"
        visible={visible}
        onVisibleChange={setVisible}
        defaultValue="marigold"
      />
      <CodeInput label="Verification Code" hint="6 numbers. Spaces are fine." defaultValue="000 000" />
      <Select label="Region" options={regions} placeholder="Choose one" />
      <Textarea label="What happened?" optional />
      <RadioGroup label="Is it urgent?" name="urgent" options={choices} defaultValue="yes" />
      <Checkbox label="I don't know" />
      <Checkbox label="Keep me posted" defaultChecked hint="We write once a month." />
      <Checkbox label="Select all claims" indeterminate />
      <Checkbox label="Not now" disabled />
    </>
  )
}

export function FailingFields() {
  return (
    <>
      <TextInput label="Phone" hint="With or without dashes." error="Phone number required." />
      <PasswordInput label="Confirm Password" visible error="Passwords do not match" />
      <CodeInput label="Code" error="Please supply a verification code." />
      <Select label="Home region" options={regions} placeholder="Choose one" error="Region required." />
      <Textarea label="Your story" error="Please tell us what happened." />
      <RadioGroup label="Did you appeal?" name="appealed" options={choices} error="Choose one." />
      <Checkbox label="I am 18 or older" error="You must be 18 or older." />
    </>
  )
}
