import type { DraftKind } from '@recourse/contract/drafts'
import { useEffect, useRef, useState } from 'react'
import { currentSession } from '../../../platform/session.ts'
import { type DraftSaver, makeDraftSaver, type SaveStatus } from './draft-saver.ts'
import { saveDraft } from './queries.ts'
import { forgetUnsaved, keepUnsaved } from './unsaved-draft.ts'

/** A saver that lives as long as the form is open. */
export function useDraftSaver(kind: DraftKind, knownUid: string | undefined) {
  const [status, setStatus] = useState<SaveStatus>('idle')
  // The first uid stays: sent again under the same key, a claim can never be filed twice.
  const uid = useRef(knownUid)
  const [saver] = useState(() =>
    makeDraftSaver({
      save: async (content, { keepalive }) => {
        const draft = await saveDraft(kind, content, { uid: uid.current, keepalive })
        uid.current ??= draft?.uid
        forgetUnsaved(kind)
      },
      tell: setStatus,
    }),
  )

  useEffect(() => {
    const { subject } = currentSession()
    const ends = new AbortController()
    const { signal } = ends
    saver.resume()
    window.addEventListener('online', () => void saver.flush(), { signal })
    window.addEventListener('pagehide', () => saver.leave(), { signal })
    return () => {
      ends.abort()
      saver.pause()
      void saveLastWords(saver, subject, kind)
    }
  }, [saver, kind])

  return { saver, status, draftUid: () => uid.current }
}

async function saveLastWords(saver: DraftSaver, subject: string, kind: DraftKind): Promise<void> {
  const content = saver.unsaved()
  if (content === undefined || subject === '') return
  keepUnsaved({ subject, kind, content })
  // Without a session the server would only refuse.
  if (currentSession().subject !== subject) return
  await saver.flush()
}
