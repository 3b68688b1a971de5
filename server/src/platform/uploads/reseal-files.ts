import { FileDamaged, FileMissing, type Files } from '../files/files.ts'
import { listStoredObjects, replaceObject, type StoredObject } from './stored-objects.ts'

export interface Resealed {
  readonly done: number
  /** Missing or damaged, as they were before. */
  readonly left: number
}

type Deps = { readonly db: Parameters<typeof listStoredObjects>[0]; readonly files: Files }

/**
 * Puts a copy under the newest key in the place of every file under an older one. The header of a file names its
 * key, so that a run that was killed goes on where it stood; a copy without a record is swept like any other.
 */
export async function resealFiles({ db, files }: Deps): Promise<Resealed> {
  let done = 0
  let left = 0
  for await (const object of listStoredObjects(db)) {
    try {
      if (await files.isCurrent(object.storage_key)) continue
      await reseal({ db, files }, object)
      done += 1
    } catch (error) {
      if (!(error instanceof FileMissing || error instanceof FileDamaged)) throw error
      left += 1
    }
  }
  return { done, left }
}

async function reseal({ db, files }: Deps, object: StoredObject): Promise<void> {
  const copy = await files.stage(await files.open(object.storage_key), object.size)
  if (copy.sha256 !== object.sha256) {
    await copy.discard()
    throw new FileDamaged('The file is not the one that was recorded.')
  }
  const key = await files.keep(copy)
  const replaced = await replaceObject(db, object, key)
  await files.remove(replaced ? object.storage_key : key)
}
