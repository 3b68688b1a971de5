// A stamp is a small file that holds the hash of what a result was made from. Result and stamp lie in the
// same folder, so deleting the result deletes the stamp.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

function listFiles(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return []
  if (!found.isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)))
}

/** A hash of the names and contents of files; folders count with everything in them, missing ones as empty. */
export function hashOf(root, paths, extra = '') {
  const hash = createHash('sha256').update(extra)
  for (const path of paths.flatMap((path) => listFiles(join(root, path)))) {
    const content = readFileSync(path)
    hash.update(`\0${path.slice(root.length)}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

export function isFresh(stampFile, hash) {
  try {
    return readFileSync(stampFile, 'utf8') === hash
  } catch {
    return false
  }
}

export function writeStamp(stampFile, hash) {
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, hash)
}

export function removeStamp(stampFile) {
  rmSync(stampFile, { force: true })
}
