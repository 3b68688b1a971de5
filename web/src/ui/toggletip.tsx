import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './toggletip.module.css'

export interface ToggletipProps {
  /** What the help is about, for people who hear the page: "Help: Claim ID". */
  about: string
  id?: string | undefined
  children: ReactNode
}

/** Time to move the pointer from the button onto the text without losing it. */
const leaveMs = 250

/** The '?' beside a label. Opens on hover, focus and click; a click keeps it open; Escape closes it. */
export function Toggletip({ about, id, children }: ToggletipProps) {
  const generated = useId()
  const tipId = id ?? generated
  const [near, setNear] = useState(false)
  const [pinned, setPinned] = useState(false)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const open = near || pinned

  useEffect(() => () => clearTimeout(leaving.current), [])
  useEffect(() => {
    if (!open) return
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      // Otherwise the dialog around it would close as well.
      event.preventDefault()
      setNear(false)
      setPinned(false)
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [open])

  function approach() {
    clearTimeout(leaving.current)
    setNear(true)
  }
  function leave() {
    leaving.current = setTimeout(() => setNear(false), leaveMs)
  }
  function blur() {
    setNear(false)
    setPinned(false)
  }
  function toggle() {
    setPinned(!pinned)
    setNear(!pinned)
  }

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={`Help: ${about}`}
        aria-expanded={open}
        aria-describedby={tipId}
        onClick={toggle}
        onFocus={approach}
        onBlur={blur}
        onPointerEnter={approach}
        onPointerLeave={leave}
      >
        ?
      </button>
      <span
        id={tipId}
        role="tooltip"
        hidden={!open}
        className={styles.tip}
        onPointerEnter={approach}
        onPointerLeave={leave}
      >
        {children}
      </span>
    </>
  )
}
