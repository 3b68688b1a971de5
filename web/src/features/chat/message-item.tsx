import { messageSentences } from '@recourse/contract/chat'
import { IconAlertCircle } from '@tabler/icons-react'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import type { Outgoing } from './conversation.ts'
import styles from './history.module.css'
import { MessageText } from './message-text.tsx'
import { roleWords } from './role-words.ts'
import type { ShownMessage } from './shown-messages.ts'

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'short', day: 'numeric' })
const dayOfAnotherYear = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})

interface MessageItemProps {
  message: ShownMessage
  onRetry: (clientId: string) => void
  onRemove: (clientId: string) => void
}

export function MessageItem({ message, onRetry, onRemove }: MessageItemProps) {
  const { username, role, time, content, isMine, startsDay, receipt, outgoing } = message
  const isByMember = role === 'community'
  return (
    <li className={styles.item}>
      {startsDay && (
        <p className={styles.day}>
          <time dateTime={time}>{dayWords(time)}</time>
        </p>
      )}
      <div
        data-message=""
        className={classes(styles.message, isMine && styles.mine, isByMember && styles.byMember)}
      >
        <p className={styles.head}>
          <b>{username}</b>{' '}
          <span>
            {roleWords[role]} · <time dateTime={time}>{clock.format(new Date(time))}</time>
          </span>
        </p>
        <p className={styles.text}>
          <MessageText text={content} />
        </p>
        {outgoing ? (
          <OnItsWay
            outgoing={outgoing}
            onRetry={() => onRetry(outgoing.client_id)}
            onRemove={() => onRemove(outgoing.client_id)}
          />
        ) : (
          receipt && <p className={styles.receipt}>{receipt}</p>
        )}
      </div>
    </li>
  )
}

interface OnItsWayProps {
  outgoing: Outgoing
  onRetry: () => void
  onRemove: () => void
}

function OnItsWay({ outgoing: { state, problem }, onRetry, onRemove }: OnItsWayProps) {
  if (state === 'sending') return <p className={styles.receipt}>Sending…</p>
  return (
    <div className={styles.unsent}>
      <p>
        <IconAlertCircle aria-hidden="true" />
        <span>
          <b>{messageSentences.sendFailed}</b> {problem ?? 'Not sent yet. We keep trying.'}
        </span>
      </p>
      <Button size="s" onClick={onRetry}>
        Try again
      </Button>
      <Button size="s" variant="quiet" onClick={onRemove}>
        Remove
      </Button>
    </div>
  )
}

/** The year only where it is not this one. */
function dayWords(time: string): string {
  const date = new Date(time)
  const isThisYear = date.getFullYear() === new Date().getFullYear()
  return (isThisYear ? day : dayOfAnotherYear).format(date)
}
