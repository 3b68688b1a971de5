import styles from './composer.module.css'
import type { Link } from './connection.ts'
import type { Conversation } from './conversation.ts'
import { stillTyping } from './conversation.ts'

const linkWords: Record<Link, string> = {
  connecting: '',
  live: '',
  reconnecting: 'Reconnecting…',
  offline: 'You are offline. We send your message when you are back.',
  'signed out': 'Please sign in again to go on.',
  stopped: 'The chat has stopped. Please load this page again.',
}

interface StatusLineProps {
  link: Link
  typing: Conversation['typing']
}

/** Whether the chat works, and who is writing just now. */
export function StatusLine({ link, typing }: StatusLineProps) {
  const words = linkWords[link]
  const writers = stillTyping(typing, Date.now()).map(({ username }) => username)
  return (
    <div className={styles.status}>
      <p role="status" className={styles.link}>
        {words}
      </p>
      {words === '' && writers.length > 0 && <p>{typingWords(writers)}</p>}
    </div>
  )
}

function typingWords(writers: readonly string[]): string {
  const [first, second] = writers
  if (second === undefined) return `${first} is typing…`
  return writers.length === 2 ? `${first} and ${second} are typing…` : 'Several people are typing…'
}
