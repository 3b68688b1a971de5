import * as z from 'zod/mini'
import { FileDamaged } from '../files/files.ts'
import { BackupError } from './backup-error.ts'
import { type Frame, readFrames } from './frames.ts'
import { type FileEnd, type Head, type Note, note } from './notes.ts'
import type { SealedBackup } from './sealed-backup.ts'
import type { Table } from './tables.ts'

/** What a backup tells, in its order. Each method reads its pieces to their end before it returns. */
export interface Listener {
  head(head: Head): Promise<void>
  table(table: Table, pieces: AsyncIterable<Buffer>, rows: () => number): Promise<void>
  file(storageKey: string, pieces: AsyncIterable<Buffer>, end: () => FileEnd): Promise<void>
}

const broken = () => new BackupError('This backup is damaged or was cut short.')

/** Reads a backup from its first byte to its last. Fails unless all of it is what was written. */
export async function readBackup(backup: SealedBackup, listener: Listener): Promise<void> {
  try {
    await walk(readFrames(backup.read()), listener)
  } catch (error) {
    throw error instanceof FileDamaged ? broken() : error
  }
}

/** Whether it is whole, before anything is done with it. Returns its head. */
export async function checkBackup(backup: SealedBackup): Promise<Head> {
  let found: Head | null = null
  const skip = async (pieces: AsyncIterable<Buffer>) => {
    for await (const _ of pieces);
  }
  await readBackup(backup, {
    head: async (head) => {
      found = head
    },
    table: (_table, pieces) => skip(pieces),
    file: (_key, pieces) => skip(pieces),
  })
  if (!found) throw broken()
  return found
}

async function walk(frames: AsyncGenerator<Frame>, listener: Listener): Promise<void> {
  const seen = { tables: 0, files: 0 }
  for (;;) {
    const said = await nextNote(frames)
    if (said.type === 'head') {
      await listener.head(said)
    } else if (said.type === 'table') {
      const { pieces, end } = piecesOf(frames, 'table_end')
      await listener.table(said, pieces, () => end().rows)
      seen.tables += 1
    } else if (said.type === 'file') {
      const { pieces, end } = piecesOf(frames, 'file_end')
      await listener.file(said.storage_key, pieces, end)
      seen.files += 1
    } else if (said.type === 'end' && said.tables === seen.tables && said.files === seen.files) {
      return drain(frames)
    } else throw broken()
  }
}

/** The last chunk is known to be the last only once the end was reached. */
async function drain(frames: AsyncGenerator<Frame>): Promise<void> {
  for await (const _ of frames) throw broken()
}

async function nextNote(frames: AsyncGenerator<Frame>): Promise<Note> {
  const { value } = await frames.next()
  if (value?.kind !== 'note') throw broken()
  return z.parse(note, value.note)
}

/** The pieces up to the note that ends them, and that note. */
function piecesOf<T extends 'table_end' | 'file_end'>(frames: AsyncGenerator<Frame>, type: T) {
  let ending: Note | null = null
  async function* pieces(): AsyncGenerator<Buffer> {
    for (;;) {
      const { value } = await frames.next()
      if (value?.kind === 'piece') {
        yield value.bytes
        continue
      }
      if (value?.kind !== 'note') throw broken()
      ending = z.parse(note, value.note)
      return
    }
  }
  return {
    pieces: pieces(),
    end(): Extract<Note, { type: T }> {
      if (ending?.type !== type) throw broken()
      return ending as Extract<Note, { type: T }>
    },
  }
}
