import { CallError } from '../../../platform/call-error.ts'
import {
  type AgreedDraft,
  type DraftChanges,
  type DraftContent,
  type DraftPart,
  differingParts,
  isSameContent,
  mergeContent,
  onlyParts,
} from './draft-content.ts'

/** `gone`: the draft has become a claim elsewhere, and saving it again would make no sense. */
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'failed' | 'gone'

interface SaverOptions {
  /** What the form started from. */
  readonly start: AgreedDraft
  /** Not accepted, the answer is the draft as another page has saved it since. */
  readonly save: (
    content: DraftContent,
    from: AgreedDraft,
  ) => Promise<{ accepted: boolean; now: AgreedDraft }>
  /** Hands the changes to the browser, which sends them after the page is gone; they will make this version. */
  readonly part: (changes: DraftChanges, from: AgreedDraft, version: number) => Promise<void>
  /** Another page's changes, for the form to show. */
  readonly take: (changes: DraftChanges) => void
  readonly tell: (status: SaveStatus) => void
}

/** After the last change; short enough that little is lost, long enough not to send every letter. */
export const saveDelayMs = 800
const firstRetryMs = 2000
const longestRetryMs = 30_000

export type DraftSaver = ReturnType<typeof makeDraftSaver>

/**
 * Keeps the server's copy in step with what is typed: one save at a time, failures are tried again.
 * When another page has saved since, what was changed here stays, everything else is taken from there, and
 * the sum is saved.
 */
export function makeDraftSaver({ start, save, part, take, tell }: SaverOptions) {
  let agreed = start
  /** False from the moment something is sent until its answer is known: then the server may have it, or not. */
  let isSure = true
  let unsaved: DraftContent | undefined
  /** Since `agreed`. What was changed and changed back counts too: a save in between may have arrived. */
  let changedHere = new Set<DraftPart>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let flight: Promise<void> | undefined
  let failures = 0
  let lastError: unknown
  let isPaused = false
  let timesTaken = 0

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
    isSure = false
    try {
      const { accepted, now } = await save(content, agreed)
      failures = 0
      isSure = true
      if (accepted) return settle({ ...now, content })
      takeOver(now)
      if (unsaved !== undefined) await send(unsaved)
    } catch (error) {
      lastError = error
      if (error instanceof CallError && error.status === 409) return say('gone')
      failures += 1
      say('failed')
      if (!isPaused) saveIn(Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs))
    }
  }

  function settle(now: AgreedDraft): void {
    agreed = now
    changedHere = new Set(unsaved && differingParts(now.content, unsaved))
    if (unsaved === undefined || !isSameContent(unsaved, now.content)) return
    unsaved = undefined
    say('saved')
  }

  function takeOver(newer: AgreedDraft): void {
    const mine = unsaved ?? agreed.content
    const merged = mergeContent(mine, newer.content, changedHere)
    agreed = newer
    if (unsaved !== undefined) unsaved = merged
    const taken = new Set(differingParts(mine, merged))
    if (taken.size === 0) return
    timesTaken += 1
    take(onlyParts(merged, taken))
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
      for (const changed of differingParts(unsaved ?? agreed.content, content)) changedHere.add(changed)
      if (isSure && agreed.uid !== undefined && isSameContent(content, agreed.content)) {
        unsaved = undefined
        changedHere.clear()
        clearTimeout(timer)
        if (said === 'saving') say('saved')
        return
      }
      unsaved = content
      // "Saved" must not stand beside words that are not; a failure stays said until a save succeeds.
      if (failures === 0) say('saving')
      if (!isPaused) saveIn(saveDelayMs)
    },
    /** The draft as it was just read from the server, perhaps saved by another page meanwhile. */
    learn(newest: AgreedDraft): void {
      const isOther = agreed.uid !== undefined && newest.uid !== agreed.uid
      // A save under way will be told by its own answer.
      if (isOther || newest.version <= agreed.version || flight !== undefined || isPaused) return
      takeOver(newest)
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
      if (unsaved === undefined || isPaused || said === 'gone') return
      isSure = false
      const version = agreed.version + (flight === undefined ? 1 : 2)
      part(onlyParts(unsaved, changedHere), agreed, version).catch((error: unknown) => {
        lastError = error
      })
    },
    /** The draft has become a claim: nothing of it may be saved any more. */
    forget(): void {
      unsaved = undefined
      isPaused = true
      clearTimeout(timer)
    },
    /** Sent with the claim; a claim of the same draft is never filed twice. */
    uid: () => agreed.uid,
    /** What the server does not have yet. */
    unsaved: () => unsaved && onlyParts(unsaved, changedHere),
    /** How often another page's changes have come into the form. */
    timesTaken: () => timesTaken,
    failure: () => lastError,
  }
}
