import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { explainDisk, findModified, flushFile, flushFolder, makeFolder, namesIn } from './disk.ts'
import { sealedChunkBytes } from './format.ts'
import { isKey } from './storage-key.ts'
import type { Store } from './store.ts'

/** `<folder>/<first 2 characters>/<key>`, so that no folder grows beyond what tools can list. */
export function createDiskStore(folder: string): Store {
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key)
  return {
    async put(key, path) {
      const parent = join(folder, key.slice(0, 2))
      await flushFile(path)
      await makeFolder(parent)
      await rename(path, pathOf(key))
      await flushFolder(parent)
    },
    async read(key, { start, end }) {
      const handle = await open(pathOf(key)).catch((error: Error) => {
        throw explainDisk(error)
      })
      try {
        const { size } = await handle.stat()
        return {
          bytes: handle.createReadStream({ start, end, highWaterMark: sealedChunkBytes }),
          sealedSize: size,
        }
      } catch (error) {
        await handle.close()
        throw error
      }
    },
    explain: explainDisk,
    remove: (key) => rm(pathOf(key), { force: true }),
    async *list() {
      for (const name of await namesIn(folder)) {
        if (name.length !== 2) continue
        for (const key of (await namesIn(join(folder, name))).filter(isKey)) {
          const modified = await findModified(pathOf(key))
          if (modified) yield { key, modified }
        }
      }
    },
    close: async () => {},
  }
}
