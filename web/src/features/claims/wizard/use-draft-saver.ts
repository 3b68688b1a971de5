import type { Draft, DraftKind } from '@recourse/contract/drafts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { currentSession } from '../../../platform/session.ts'
import type { AgreedDraft, DraftChanges } from './draft-content.ts'
import { type DraftSaver, makeDraftSaver, type SaveStatus } from './draft-saver.ts'
import { draftQuery, saveDraft, savePartingChanges } from './queries.ts'
import { forgetUnsaved, keepUnsaved } from './unsaved-draft.ts'

interface DraftSaverOptions {
  readonly agreed: AgreedDraft
  readonly read: (draft: Draft) => AgreedDraft
  readonly take: (changes: DraftChanges) => void
}

/** A saver that lives as long as the form is open. The first options stay. */
export function useDraftSaver(kind: DraftKind, { agreed, read, take }: DraftSaverOptions) {
  const [status, setStatus] = useState<SaveStatus>('idle')
  const [saver] = useState(() =>
    makeDraftSaver({
      start: agreed,
      save: async (content, from) => {
        const { draft, accepted } = await saveDraft(kind, content, from)
        if (accepted) forgetUnsaved(kind)
        return { accepted, now: read(draft) }
      },
      part: (changes, from, version) => savePartingChanges(kind, changes, from, version),
      take,
      tell: setStatus,
    }),
  )

  // Read again when the person comes back to the page, and then perhaps saved on another device meanwhile.
  const newest = useQuery({ ...draftQuery(kind), enabled: false }).data?.draft
  useEffect(() => {
    if (newest) saver.learn(read(newest))
  }, [saver, newest, read])

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

  return { saver, status }
}

async function saveLastWords(saver: DraftSaver, subject: string, kind: DraftKind): Promise<void> {
  const changes = saver.unsaved()
  if (changes === undefined || subject === '') return
  keepUnsaved({ subject, kind, uid: saver.uid(), changes })
  // Without a session the server would only refuse.
  if (currentSession().subject !== subject) return
  await saver.flush()
}
