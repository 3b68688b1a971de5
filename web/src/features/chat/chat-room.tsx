import { useEffect, useEffectEvent } from 'react'
import { useSession } from '../../platform/session.ts'
import styles from './chat-room.module.css'
import { readerOf } from './chat-state.ts'
import { chatOf, useChat } from './chats.ts'
import { Composer } from './composer.tsx'
import { markOf } from './conversation.ts'
import { History } from './history.tsx'
import { PeopleList } from './people-list.tsx'
import { shownMessages, shownPeople } from './shown-messages.ts'
import { StatusLine } from './status-line.tsx'

interface ChatRoomProps {
  claimUid: string
  /** The reader has seen more than before. */
  onSeen: () => void
}

/** What stands in the chat's dialog. Connected for as long as it is there. */
export function ChatRoom({ claimUid, onSeen }: ChatRoomProps) {
  const chat = chatOf(claimUid)
  const state = useChat(chat)
  const me = readerOf(state.talk, useSession())
  useEffect(() => chat.open(), [chat])

  const tellSeen = useEffectEvent(onSeen)
  const mark = markOf(state.talk, me.username)
  useEffect(() => {
    if (mark > 0) tellSeen()
  }, [mark])

  return (
    <div className={styles.room}>
      <PeopleList people={shownPeople(state.talk, me)} me={me.username} />
      <div className={styles.column}>
        <History chat={chat} state={state} shown={shownMessages(state.talk, me)} me={me} />
        <StatusLine link={state.link} typing={state.talk.typing} />
        <Composer chat={chat} draft={state.draft} problem={state.problem} />
      </div>
    </div>
  )
}
