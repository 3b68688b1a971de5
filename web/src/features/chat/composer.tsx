import { IconSend } from '@tabler/icons-react'
import type { FormEvent, KeyboardEvent, MouseEvent } from 'react'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import control from '../../ui/control.module.css'
import { FieldNotes, useControl } from '../../ui/field.tsx'
import type { Chat } from './chat.ts'
import type { ChatState } from './chat-state.ts'
import styles from './composer.module.css'

const keysHint = 'Press Enter to send. Shift and Enter start a new line.'

/** With a touch screen the field would bring up the keyboard, over the words one came to read. */
const hasKeyboardAtHand = '(hover: hover) and (pointer: fine)'

interface ComposerProps extends Pick<ChatState, 'draft' | 'problem'> {
  chat: Chat
}

export function Composer({ chat, draft, problem }: ComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const ties = useControl({ id: undefined, hint: keysHint, error: problem })

  useEffect(() => {
    // Whoever has gone on to a control of their own meanwhile is left there.
    const isAtRest = (document.activeElement as HTMLElement | null)?.tabIndex !== 0
    if (isAtRest && window.matchMedia(hasKeyboardAtHand).matches) field.current?.focus()
  }, [])

  function send(event: FormEvent) {
    event.preventDefault()
    chat.send()
    if (chat.current().problem !== undefined) field.current?.focus()
  }
  function sendOnEnter(event: KeyboardEvent) {
    // An Enter that only accepts a suggestion of the keyboard is not the end of a message.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    chat.send()
  }
  return (
    <form noValidate onSubmit={send} className={styles.composer}>
      <label htmlFor={ties.id}>Your message</label>
      <div className={styles.notes}>
        <FieldNotes id={ties.id} error={problem} />
      </div>
      <textarea
        ref={field}
        rows={2}
        {...ties}
        value={draft}
        onChange={({ target }) => chat.write(target.value)}
        onKeyDown={sendOnEnter}
        className={classes(control.control, styles.field)}
      />
      <Button
        type="submit"
        variant="primary"
        icon={<IconSend aria-hidden="true" />}
        onMouseDown={keepFocus}
        className={styles.send}
      >
        Send
      </Button>
      <p id={`${ties.id}-hint`} className={styles.keys}>
        {keysHint}
      </p>
    </form>
  )
}

/** A tap on Send must not close a phone's keyboard in the middle of a conversation. */
function keepFocus(event: MouseEvent) {
  event.preventDefault()
}
