import { mkdir, open, readdir, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { FileMissing } from './file-errors.ts'

export function explainDisk(error: Error): Error {
  return isMissing(error) ? new FileMissing('The file is not there.', { cause: error }) : error
}

export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** Null when the file went away since its folder was listed. */
export async function findModified(path: string): Promise<Date | null> {
  try {
    return (await stat(path)).mtime
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Makes the content survive a power cut, and the age of the file count from now. */
export async function flushFile(path: string): Promise<void> {
  const handle = await open(path, 'r+').catch((error: Error) => {
    throw explainDisk(error)
  })
  try {
    // What is not yet in the database must not look long forgotten.
    const now = new Date()
    await handle.utimes(now, now)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Makes names in a folder survive a power cut. Windows cannot open a folder and needs no such step. */
export async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A folder for our eyes only, with all it lies in, there after a power cut as well. */
export async function makeFolder(folder: string): Promise<void> {
  const firstMade = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (firstMade === undefined) return
  const stop = dirname(resolve(firstMade))
  for (let made = resolve(folder); made.length > stop.length; made = dirname(made)) {
    await flushFolder(dirname(made))
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
