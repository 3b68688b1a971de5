import { IconX } from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { classes } from './classes.ts'
import styles from './dialog.module.css'
import { isInside } from './menu-dialog.ts'

export interface DialogProps {
  open: boolean
  /** Left out where only what the dialog offers leads out of it. */
  onClose?: (() => void) | undefined
  title: ReactNode
  /** Hides the page, for when the one who reads it may be another person. */
  curtain?: boolean | undefined
  /** At the edge of the screen instead of its middle. */
  side?: 'right' | undefined
  /** For parts beside each other that fill it to its edges and scroll by themselves. */
  wide?: boolean | undefined
  children?: ReactNode
}

export function Dialog({ open, onClose, title, curtain = false, side, wide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()

  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    heading.current?.focus()
    // Closing gives the focus back to the opener, also when the whole part goes away while open.
    return () => element.close()
  }, [open])

  function askToClose(event: SyntheticEvent) {
    event.preventDefault()
    onClose?.()
  }

  // A browser may close on a second Escape without asking; the owner must hear of it.
  function hearOfClose() {
    if (!open || dialog.current?.open) return
    if (onClose) onClose()
    else dialog.current?.showModal()
  }

  function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === dialog.current && !isInside(event, dialog.current)) onClose?.()
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      className={classes(
        styles.dialog,
        side === 'right' && styles.right,
        wide && styles.wide,
        curtain && styles.curtain,
      )}
      onCancel={askToClose}
      onClose={hearOfClose}
      onMouseDown={closeOnBackdrop}
    >
      {open && (
        <>
          <div className={styles.head}>
            <h2 id={headingId} ref={heading} tabIndex={-1}>
              {title}
            </h2>
            {onClose && (
              <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
                <IconX aria-hidden="true" />
              </button>
            )}
          </div>
          {children}
        </>
      )}
    </dialog>
  )
}
