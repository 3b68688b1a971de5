import type { Draft, DraftKind } from '@recourse/contract/drafts'

const keyOf = (kind: DraftKind) => `draft_on_its_way_${kind}`

/** Together 3.1 seconds: much longer than a save takes, and not too long to wait for one that never arrives. */
const waitsMs = [100, 200, 400, 800, 1600]

/**
 * A page that is left or reloaded in mid-sentence has its last words sent by the browser, and the next page may ask for
 * the draft before they have arrived. So the old page notes which version they will make, and nothing else: what
 * was typed never rests in the browser.
 */
export function noteParting(kind: DraftKind, version: number): void {
  try {
    sessionStorage.setItem(keyOf(kind), `${version}`)
  } catch {
    // Without storage the next page does not wait; it learns of the words when it saves.
  }
}

/** Asks again for as long as the last words of the page before may still be on their way. */
export async function readPastParting<T extends { draft: Draft | null }>(
  kind: DraftKind,
  read: () => Promise<T>,
): Promise<T> {
  let found = await read()
  for (const ms of waitsMs) {
    if ((found.draft?.version ?? 0) >= expectedVersion(kind)) break
    await new Promise((resolve) => setTimeout(resolve, ms))
    found = await read()
  }
  forgetParting(kind)
  return found
}

function expectedVersion(kind: DraftKind): number {
  try {
    return Number(sessionStorage.getItem(keyOf(kind)))
  } catch {
    return 0
  }
}

function forgetParting(kind: DraftKind): void {
  try {
    sessionStorage.removeItem(keyOf(kind))
  } catch {
    // Nothing was noted there.
  }
}
