import { fileSentences } from '@recourse/contract/file-rules'
import { limits } from '@recourse/contract/limits'
import { isPickable, type StagedFile, stageNew } from './staged-file.ts'

export const stagingSentences = {
  none: 'Please select at least one file to upload',
  wrongType: 'Some files have invalid types. Supported file types: PDF, text, PNG, and JPEG.',
  added: 'Successfully added documents to be uploaded.',
  notAdded: 'You chose files but have not added them yet. Please add them to your claim, or remove them.',
} as const

/** Chosen files wait as pending until they are added to what will be sent. */
export interface Staging {
  readonly pending: readonly StagedFile[]
  readonly added: readonly StagedFile[]
  readonly said: { readonly kind: 'error' | 'success' | 'info'; readonly text: string } | undefined
  /** Counts what was said, so that the same words are heard a second time. */
  readonly turn: number
}

export type StagingAction =
  /** `room`: how many files may be chosen and added at most. */
  | { readonly type: 'choose'; readonly files: readonly File[]; readonly room?: number }
  | { readonly type: 'remove'; readonly key: string }
  | { readonly type: 'add' }
  /** What was pending is on its way. */
  | { readonly type: 'take' }

export const nothingStaged: Staging = { pending: [], added: [], said: undefined, turn: 0 }

export function stagingReducer(staging: Staging, action: StagingAction): Staging {
  const turn = staging.turn + 1
  switch (action.type) {
    case 'choose':
      return { ...choose(staging, action.files, action.room ?? limits.filesPerClaim), turn }
    case 'remove':
      return { ...remove(staging, action.key), turn }
    case 'add':
      return { ...add(staging), turn }
    case 'take':
      return { ...staging, pending: [], said: undefined, turn }
  }
}

/** Why the pending files cannot be sent as they are. */
export function problemOfPending(pending: readonly StagedFile[]): string | undefined {
  if (pending.length === 0) return stagingSentences.none
  return pending.every(({ file }) => isPickable(file)) ? undefined : stagingSentences.wrongType
}

function choose(staging: Staging, files: readonly File[], room: number): Staging {
  const known = [...staging.pending, ...staging.added]
  const fresh = stageNew(files, known)
  const fitting = fresh.slice(0, Math.max(0, room - known.length))
  const pending = [...staging.pending, ...fitting]
  if (fitting.length < fresh.length) return { ...staging, pending, said: error(fileSentences.too_many) }
  if (pending.length > 0 && problemOfPending(pending)) {
    return { ...staging, pending, said: error(stagingSentences.wrongType) }
  }
  const isRepeat = fresh.length < files.length
  const said = isRepeat
    ? { kind: 'info' as const, text: repeatWords(files.length - fresh.length) }
    : undefined
  return { ...staging, pending, said }
}

function add(staging: Staging): Staging {
  const problem = problemOfPending(staging.pending)
  if (problem !== undefined) return { ...staging, said: error(problem) }
  return {
    ...staging,
    pending: [],
    added: [...staging.added, ...staging.pending],
    said: { kind: 'success', text: stagingSentences.added },
  }
}

function remove(staging: Staging, key: string): Staging {
  const isOther = (staged: StagedFile) => staged.key !== key
  const pending = staging.pending.filter(isOther)
  const isStillWrong = pending.some(({ file }) => !isPickable(file))
  return {
    ...staging,
    pending,
    added: staging.added.filter(isOther),
    said: isStillWrong ? error(stagingSentences.wrongType) : undefined,
  }
}

function error(text: string) {
  return { kind: 'error' as const, text }
}

function repeatWords(count: number): string {
  return count === 1
    ? 'A file with that name is in the list already.'
    : `${count} files with those names are in the list already.`
}
