import type { ChatPerson } from '@recourse/contract/chat'
import { IconArrowDown } from '@tabler/icons-react'
import { useCallback, useEffect, useRef } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { TryAgain } from '../../ui/try-again.tsx'
import type { Chat } from './chat.ts'
import type { ChatState } from './chat-state.ts'
import { hasOlder, markOf } from './conversation.ts'
import styles from './history.module.css'
import { MessageItem } from './message-item.tsx'
import type { ShownMessage } from './shown-messages.ts'
import { useHistoryScroll } from './use-history-scroll.ts'
import { useSettled } from './use-settled.ts'
import { useVisible } from './use-visible.ts'

/** So that arrow keys can scroll it. */
const focusable = { tabIndex: 0 }

interface HistoryProps {
  chat: Chat
  state: ChatState
  shown: readonly ShownMessage[]
  me: ChatPerson
}

export function History({ chat, state, shown, me }: HistoryProps) {
  const { talk, history, failure, older, oldNews } = state
  const box = useRef<HTMLDivElement>(null)
  const loadMore = useCallback(() => {
    // What failed waits for the person.
    if (chat.current().older === 'idle') void chat.loadOlder()
  }, [chat])
  const { isAtEnd, isAtEndNow, goToEnd } = useHistoryScroll(box, shown, loadMore)
  const isVisible = useVisible()
  const isLive = useSettled(oldNews)

  const theirs = talk.messages.filter(({ username }) => username !== me.username)
  const lastOfTheirs = theirs.at(-1)?.seq ?? 0
  const isSeeing = isVisible && isAtEnd
  useEffect(() => {
    if (isSeeing && isAtEndNow()) chat.see(lastOfTheirs)
  }, [chat, isSeeing, isAtEndNow, lastOfTheirs])
  const unseen = theirs.filter(({ seq }) => seq > markOf(talk, me.username)).length

  return (
    <div className={styles.frame}>
      {/* Messages that are no news are not read out. */}
      <div
        ref={box}
        role="log"
        aria-label="Messages"
        aria-live={isLive ? 'polite' : 'off'}
        aria-relevant="additions"
        {...focusable}
        className={styles.history}
      >
        {hasOlder(talk) && (
          <div className={styles.older}>
            {older === 'failed' && (
              <Alert kind="error" live>
                <p>We could not load earlier messages.</p>
              </Alert>
            )}
            <Button size="s" variant="quiet" busy={older === 'loading'} onClick={() => void chat.loadOlder()}>
              {olderWords[older]}
            </Button>
          </div>
        )}
        {failure !== undefined && (
          <div className={styles.older}>
            <TryAgain
              message={failure}
              isBusy={history === 'loading'}
              onTry={() => void chat.loadHistory()}
            />
          </div>
        )}
        {shown.length > 0 ? (
          <ol className={styles.list}>
            {shown.map((message) => (
              <MessageItem key={message.key} message={message} onRetry={chat.retry} onRemove={chat.remove} />
            ))}
          </ol>
        ) : (
          <Nothing history={history} isForStaff={me.role !== 'community'} />
        )}
      </div>
      {!isAtEnd && unseen > 0 && (
        <Button size="s" variant="primary" className={styles.newest} onClick={goToEnd}>
          {unseen === 1 ? '1 new message' : `${unseen} new messages`}
          <IconArrowDown aria-hidden="true" />
        </Button>
      )}
    </div>
  )
}

const olderWords = {
  idle: 'Show earlier messages',
  loading: 'Loading earlier messages…',
  failed: 'Try again',
} as const

function Nothing({ history, isForStaff }: Pick<ChatState, 'history'> & { isForStaff: boolean }) {
  if (history === 'loading') return <Loading label="Loading your messages…" />
  if (history === 'failed') return null
  return (
    <p className={styles.nothing}>
      No messages yet.{' '}
      {isForStaff ? 'What you write reaches the claimant.' : 'Ask us anything about this claim.'}
    </p>
  )
}
