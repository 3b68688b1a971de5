import { IconAlertCircle, IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import styles from './copy-button.module.css'

const shownMs = 2_000
const results = { copied: 'Copied', failed: 'Could not copy' } as const
const icons = { copied: IconCheck, failed: IconAlertCircle } as const

/** Puts a value on the clipboard, and says so. */
export function CopyButton({ what, value }: { what: string; value: string }) {
  const [result, setResult] = useState<keyof typeof results>()
  useEffect(() => {
    if (result === undefined) return
    const timer = setTimeout(() => setResult(undefined), shownMs)
    return () => clearTimeout(timer)
  }, [result])

  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      setResult('copied')
    } catch {
      setResult('failed')
    }
  }
  const Icon = result === undefined ? IconCopy : icons[result]
  return (
    <span className={styles.frame}>
      <button type="button" aria-label={`Copy ${what}`} onClick={() => void copy()} className={styles.button}>
        <Icon aria-hidden="true" />
      </button>
      <span role="status" className={result ? styles.tip : 'visually-hidden'}>
        {result && results[result]}
      </span>
    </span>
  )
}
