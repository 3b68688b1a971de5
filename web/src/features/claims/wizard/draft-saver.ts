import type { DraftAnswers } from '@recourse/contract/drafts'
import { CallError } from '../../../platform/call-error.ts'

export interface DraftContent {
  readonly step: number
  readonly answers: DraftAnswers
}

/** `gone`: the draft has become a claim elsewhere, and saving it again would make no sense. */
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'failed' | 'gone'

interface SaverOptions {
  readonly save: (content: DraftContent, how: { keepalive: boolean }) => Promise<void>
  readonly tell: (status: SaveStatus) => void
}

/** After the last change; short enough that little is lost, long enough not to send every letter. */
export const saveDelayMs = 800
const firstRetryMs = 2000
const longestRetryMs = 30_000

export type DraftSaver = ReturnType<typeof makeDraftSaver>

/** Keeps the server's copy in step with what is typed: one save at a time, the newest wins, failures are tried again. */
export function makeDraftSaver({ save, tell }: SaverOptions) {
  let unsaved: DraftContent | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let flight: Promise<void> | undefined
  let failures = 0
  let lastError: unknown
  let isPaused = false

  let said: SaveStatus = 'idle'

  function say(status: SaveStatus): void {
    if (status === said) return
    said = status
    tell(status)
  }

  function saveIn(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }

  async function send(content: DraftContent): Promise<void> {
    say('saving')
    try {
      await save(content, { keepalive: false })
      failures = 0
      if (unsaved !== content) return
      unsaved = undefined
      say('saved')
    } catch (error) {
      lastError = error
      if (error instanceof CallError && error.status === 409) return say('gone')
      failures += 1
      say('failed')
      if (!isPaused) saveIn(Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs))
    }
  }

  /** Saves now what is not saved yet. Never rejects: see `failure`. */
  async function flush(): Promise<void> {
    clearTimeout(timer)
    while (flight !== undefined) await flight
    if (unsaved === undefined) return
    clearTimeout(timer)
    flight = send(unsaved).finally(() => {
      flight = undefined
    })
    await flight
  }

  return {
    flush,
    change(content: DraftContent): void {
      unsaved = content
      // "Saved" must not stand beside words that are not; a failure stays said until a save succeeds.
      if (failures === 0) say('saving')
      if (!isPaused) saveIn(saveDelayMs)
    },
    /** No more saves on its own; what is typed meanwhile is remembered. */
    pause(): void {
      isPaused = true
      clearTimeout(timer)
    },
    resume(): void {
      isPaused = false
      if (unsaved !== undefined) saveIn(saveDelayMs)
    },
    /** The page goes away: the browser finishes this one by itself. */
    leave(): void {
      if (unsaved === undefined || isPaused) return
      save(unsaved, { keepalive: true }).catch((error: unknown) => {
        lastError = error
      })
    },
    /** The draft has become a claim: nothing of it may be saved any more. */
    forget(): void {
      unsaved = undefined
      isPaused = true
      clearTimeout(timer)
    },
    /** What the server does not have yet. */
    unsaved: () => unsaved,
    failure: () => lastError,
  }
}
