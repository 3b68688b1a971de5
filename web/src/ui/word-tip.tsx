import { type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './word-tip.module.css'

export interface WordTipProps {
  meaning: string
  /** The word as it stands in the sentence. */
  children: ReactNode
}

/** Time to move the pointer from the word onto its meaning without losing it. */
const leaveMs = 250

/** A word with its meaning, on hover, focus and tap. In the top layer, so that no line of the text moves. */
export function WordTip({ meaning, children }: WordTipProps) {
  const tipId = useId()
  const word = useRef<HTMLButtonElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState(false)

  useEffect(() => () => clearTimeout(leaving.current), [])
  useEffect(() => {
    const box = tip.current
    if (!open || !box || !word.current) return
    // The word is where the meaning is placed.
    box.showPopover({ source: word.current })
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      event.preventDefault()
      setOpen(false)
    }
    function closeOutside(event: Event) {
      const isInside = event.target instanceof Node && word.current?.contains(event.target)
      if (!isInside) setOpen(false)
    }
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('pointerdown', closeOutside)
    return () => {
      box.hidePopover()
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('pointerdown', closeOutside)
    }
  }, [open])

  function approach(event: PointerEvent) {
    clearTimeout(leaving.current)
    // A finger taps; its pointer enters and leaves within the tap.
    if (event.pointerType === 'mouse') setOpen(true)
  }
  function leave(event: PointerEvent) {
    const hasFocus = document.activeElement === word.current
    if (event.pointerType === 'mouse' && !hasFocus)
      leaving.current = setTimeout(() => setOpen(false), leaveMs)
  }

  return (
    <>
      <button
        ref={word}
        type="button"
        className={styles.word}
        aria-expanded={open}
        aria-describedby={tipId}
        onClick={() => setOpen(true)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onPointerEnter={approach}
        onPointerLeave={leave}
      >
        {children}
      </button>
      <span
        ref={tip}
        id={tipId}
        role="tooltip"
        popover="manual"
        className={styles.tip}
        onPointerEnter={approach}
        onPointerLeave={leave}
      >
        {meaning}
      </span>
    </>
  )
}
