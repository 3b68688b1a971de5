import type { Claim } from '@recourse/contract/claims'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { Loading } from '../../ui/loading.tsx'
import { shortId } from '../../ui/short-id.ts'
import { TryAgain } from '../../ui/try-again.tsx'
import styles from './support-chat.module.css'

/** Fetched when someone opens a chat for the first time. */
async function loadChat() {
  const [{ ChatRoom }, { UnsentGuard }] = await Promise.all([
    import('../../features/chat/chat-room.tsx'),
    import('../../features/chat/unsent-guard.tsx'),
  ])
  return { ChatRoom, UnsentGuard }
}

interface SupportChat {
  readonly open: (claim: Pick<Claim, 'uid'>) => void
  /** Stands outside of the claims' rows, which come and go. */
  readonly dialog: ReactNode
}

/** The chat with support about one claim. `onSeen`: fewer messages are unread now. */
export function useSupportChat({ onSeen }: { onSeen: () => void }): SupportChat {
  const [claimUid, setClaimUid] = useState<string>()
  const [wasOpened, setWasOpened] = useState(false)
  const part = useQuery({
    queryKey: ['chat-part'],
    queryFn: loadChat,
    enabled: wasOpened,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: 1,
    networkMode: 'always',
  })

  const title = (
    <>
      Support For Claim <span className={styles.id}>{shortId(claimUid ?? '')}</span>
    </>
  )
  return {
    open({ uid }) {
      setClaimUid(uid)
      setWasOpened(true)
    },
    dialog: wasOpened && (
      <>
        {part.data && <part.data.UnsentGuard />}
        <Dialog open={claimUid !== undefined} wide title={title} onClose={() => setClaimUid(undefined)}>
          {claimUid !== undefined && part.data ? (
            <part.data.ChatRoom claimUid={claimUid} onSeen={onSeen} />
          ) : (
            <div className={styles.waiting}>
              {part.isError ? (
                <TryAgain
                  message="We could not load the chat. Check your connection, then try again."
                  isBusy={part.isFetching}
                  onTry={() => void part.refetch()}
                />
              ) : (
                <Loading label="Loading the chat…" />
              )}
            </div>
          )}
        </Dialog>
      </>
    ),
  }
}
