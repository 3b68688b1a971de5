import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { Button } from './button.tsx'
import styles from './search-field.module.css'
import { TextInput } from './text-input.tsx'

const pauseMs = 400

interface SearchFieldProps {
  label: string
  /** Where it looks. */
  hint: string
  /** What is searched for now; empty for nothing. */
  value: string
  maxLength: number
  isLongEnough: (text: string) => boolean
  /** Said while the text is too short. */
  tooShort: string
  onSearch: (text: string) => void
}

/** Searches when the person pauses, or at once on Enter. */
export function SearchField(props: SearchFieldProps) {
  const { label, hint, value, maxLength, isLongEnough, tooShort, onSearch } = props
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  // The Back button and cleared filters change the search from outside.
  if (value !== seen) {
    setSeen(value)
    if (value !== text.trim()) setText(value)
  }
  const wanted = text.trim()
  const isReady = wanted === '' || isLongEnough(wanted)
  const search = useEffectEvent((words: string) => {
    if (words !== value && (words === '' || isLongEnough(words))) onSearch(words)
  })
  useEffect(() => {
    const timer = setTimeout(() => search(wanted), pauseMs)
    return () => clearTimeout(timer)
  }, [wanted])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isReady && wanted !== value) onSearch(wanted)
  }
  return (
    <search>
      <form noValidate onSubmit={submit} className={styles.form}>
        <TextInput
          label={label}
          hint={isReady ? hint : tooShort}
          type="search"
          autoComplete="off"
          maxLength={maxLength}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" icon={<IconSearch aria-hidden="true" />} className={styles.button}>
          Search
        </Button>
      </form>
    </search>
  )
}
