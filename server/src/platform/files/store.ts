import type { Readable } from 'node:stream'
import type { Range } from './format.ts'

export interface StoredFile {
  readonly key: string
  readonly modified: Date
}

export interface SealedPart {
  readonly bytes: Readable
  /** Of the whole sealed file. */
  readonly sealedSize: number
}

/** Where sealed files rest. Knows nothing of their content. Keys were checked before they get here. */
export interface Store {
  /** Moves the sealed file at `path` here. If that fails it is still at `path`. */
  put(key: string, path: string): Promise<void>
  /** A range of the sealed file, clipped to its end. */
  read(key: string, range: Range): Promise<SealedPart>
  /** What the reader of `bytes` is told when they break off. */
  explain(error: Error): Error
  remove(key: string): Promise<void>
  list(): AsyncIterable<StoredFile>
  close(): Promise<void>
}
