import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { Button, type ButtonLook } from '../../ui/button.tsx'

export interface CopyButtonProps extends Pick<ButtonLook, 'variant' | 'size' | 'block'> {
  text: string
  label: string
}

type Outcome = 'copied' | 'refused' | null

const words = { copied: 'Copied', refused: 'Your browser did not allow it. Select the text and copy it.' }

export function CopyButton({ text, label, ...look }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<{ text: string; is: Outcome }>({ text: '', is: null })
  // "Copied" is only true of the text that was copied.
  const is = outcome.text === text ? outcome.is : null

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome({ text, is: 'copied' })
    } catch {
      setOutcome({ text, is: 'refused' })
    }
  }

  const Icon = is === 'copied' ? IconCheck : IconCopy
  return (
    <>
      <Button {...look} icon={<Icon aria-hidden="true" />} onClick={copy}>
        {is === 'copied' ? words.copied : label}
      </Button>
      <span role="status" className={is === 'refused' ? undefined : 'visually-hidden'}>
        {is && words[is]}
      </span>
    </>
  )
}
