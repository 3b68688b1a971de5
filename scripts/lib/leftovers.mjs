// Every process of a test run inherits a mark in its environment, so that one which left its parent and its
// process group (a database, a browser) can still be told from everybody else's.
import { readdirSync, readFileSync } from 'node:fs'

export const markName = 'RECOURSE_TEST_RUN'

function readOr(path, fallback) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return fallback
  }
}

/** Running processes that carry the mark, this one apart. Only Linux tells; elsewhere the list is empty. */
export function listMarked(mark) {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((name) => readOr(`/proc/${name}/environ`, '').split('\0').includes(`${markName}=${mark}`))
    .map((name) => ({ pid: Number(name), command: readOr(`/proc/${name}/comm`, '?').trim() }))
}

/** Ends what a run has left behind and returns it. */
export function endMarked(mark) {
  const left = listMarked(mark)
  for (const { pid } of left) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch (error) {
      if (error.code !== 'ESRCH') throw error
    }
  }
  return left
}
