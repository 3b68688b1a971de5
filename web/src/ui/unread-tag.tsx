import { limits } from '@recourse/contract/limits'
import { IconMessage } from '@tabler/icons-react'
import styles from './unread-tag.module.css'

/** "2 new" after other words: an icon, a number and a word. Nothing where nothing is new. */
export function UnreadTag({ unread }: { unread: number }) {
  if (unread === 0) return null
  return (
    <>
      {' '}
      <span className={styles.tag}>
        <IconMessage aria-hidden="true" />
        {unreadCount(unread)} new
        <span className="visually-hidden"> {unread === 1 ? 'message' : 'messages'}</span>
      </span>
    </>
  )
}

/** Counts stop somewhere, which means "so many or more". Nothing where nothing is new. */
export function unreadCount(unread: number): string {
  if (unread === 0) return ''
  return unread >= limits.unreadMax ? `${limits.unreadMax}+` : `${unread}`
}
