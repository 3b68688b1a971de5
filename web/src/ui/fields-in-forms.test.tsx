import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { PasswordInput } from './password-input.tsx'
import { RadioGroup } from './radio-group.tsx'
import { Select } from './select.tsx'
import { TextInput } from './text-input.tsx'
import { Textarea } from './textarea.tsx'

interface Answers {
  subject: string
  password: string
  region: string
  story: string
  urgent: string
  agreed: boolean
}

const start: Answers = { subject: 'MRI', password: '', region: 'OH', story: '', urgent: 'no', agreed: true }

function Form({ onSubmit }: { onSubmit: (answers: Answers) => void }) {
  const { register, handleSubmit, formState } = useForm<Answers>({ defaultValues: start })
  const passwordError = formState.errors.password?.message
  return (
    <form onSubmit={handleSubmit(onSubmit)}>
      <TextInput label="Subject" {...register('subject')} />
      <PasswordInput
        label="Password"
        visible={false}
        error={passwordError}
        {...register('password', { required: 'Password required.' })}
      />
      <Select
        label="Region"
        placeholder="Choose one"
        options={[{ value: 'OH', label: 'Ohio' }]}
        {...register('region')}
      />
      <Textarea label="Story" {...register('story')} />
      <RadioGroup
        label="Urgent"
        options={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
        {...register('urgent')}
      />
      <Checkbox label="I agree" {...register('agreed')} />
      <Button type="submit">Send</Button>
    </form>
  )
}

test('registered fields start from the form, give their values back and focus on the first error', async () => {
  const submitted = vi.fn()
  const screen = await render(<Form onSubmit={(answers) => submitted(answers)} />)
  await expect.element(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('MRI')
  await expect.element(screen.getByRole('combobox', { name: 'Region' })).toHaveValue('OH')
  await expect.element(screen.getByRole('radio', { name: 'No' })).toBeChecked()
  await expect.element(screen.getByRole('checkbox', { name: 'I agree' })).toBeChecked()

  await screen.getByRole('button', { name: 'Send' }).click()
  const password = screen.getByLabelText('Password')
  await expect.element(password).toHaveFocus()
  await expect.element(password).toHaveAccessibleDescription('Error: Password required.')
  expect(submitted).not.toHaveBeenCalled()

  await password.fill('marigold-river-22')
  await screen.getByRole('textbox', { name: 'Story' }).fill('They said no.')
  await screen.getByText('Yes').click()
  await screen.getByText('I agree').click()
  await screen.getByRole('button', { name: 'Send' }).click()
  await vi.waitFor(() =>
    expect(submitted).toHaveBeenCalledExactlyOnceWith({
      subject: 'MRI',
      password: 'marigold-river-22',
      region: 'OH',
      story: 'They said no.',
      urgent: 'yes',
      agreed: false,
    }),
  )
})
