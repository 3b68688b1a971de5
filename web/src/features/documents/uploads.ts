import type { UploadFailure } from './explain-upload.ts'
import type { StagedFile } from './staged-file.ts'

export type UploadStatus =
  | { readonly name: 'waiting' }
  | { readonly name: 'sending'; readonly percent: number }
  | { readonly name: 'done' }
  | ({ readonly name: 'failed' } & UploadFailure)

export interface UploadItem extends StagedFile {
  readonly status: UploadStatus
  /** Counted from 1. */
  readonly tries: number
}

export type UploadAction =
  | { readonly type: 'queue'; readonly files: readonly StagedFile[] }
  | { readonly type: 'status'; readonly key: string; readonly status: UploadStatus }
  | { readonly type: 'retry'; readonly key: string }
  | { readonly type: 'dismiss'; readonly key: string }

const waiting: UploadStatus = { name: 'waiting' }

export function uploadsReducer(items: readonly UploadItem[], action: UploadAction): readonly UploadItem[] {
  switch (action.type) {
    case 'queue':
      return [...items, ...action.files.map((staged) => ({ ...staged, status: waiting, tries: 1 }))]
    case 'status':
      return items.map((item) => (item.key === action.key ? { ...item, status: action.status } : item))
    case 'retry':
      return items.map((item) =>
        item.key === action.key ? { ...item, status: waiting, tries: item.tries + 1 } : item,
      )
    case 'dismiss':
      return items.filter(({ key }) => key !== action.key)
  }
}

export interface UploadTally {
  readonly isRunning: boolean
  /** Until every file has been tried once. */
  readonly isFirstRun: boolean
  readonly isComplete: boolean
  /** Counted from 1: the file that is on its way. */
  readonly current: number
  readonly failed: number
  readonly total: number
  /** Of all bytes, in whole numbers. */
  readonly percent: number
}

export function tallyUploads(items: readonly UploadItem[]): UploadTally {
  const count = (name: UploadStatus['name']) => items.filter(({ status }) => status.name === name).length
  const isOpen = ({ status: { name } }: UploadItem) => name === 'waiting' || name === 'sending'
  const open = items.filter(isOpen).length
  const bytes = items.reduce((sum, { file }) => sum + file.size, 0)
  const sent = items.reduce((sum, item) => sum + (item.file.size * percentOf(item.status)) / 100, 0)
  return {
    isRunning: open > 0,
    isFirstRun: items.some((item) => isOpen(item) && item.tries === 1),
    isComplete: items.length > 0 && count('done') === items.length,
    current: Math.min(items.length, items.length - open + 1),
    failed: count('failed'),
    total: items.length,
    percent: bytes === 0 ? 0 : Math.round((100 * sent) / bytes),
  }
}

/** What failed is behind us too, as far as the bar is concerned. */
function percentOf(status: UploadStatus): number {
  if (status.name === 'sending') return status.percent
  return status.name === 'waiting' ? 0 : 100
}

/** For those who listen: says how far we are, but not every percent. */
export function tallyWords({ isRunning, current, failed, total }: UploadTally): string {
  if (isRunning) return `Uploading file ${current} of ${total}. Please keep this page open.`
  if (failed === 0) return ''
  if (total === 1) return 'Your file was not uploaded.'
  return failed === 1
    ? `1 of ${total} files was not uploaded.`
    : `${failed} of ${total} files were not uploaded.`
}
