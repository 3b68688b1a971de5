import { existsSync, realpathSync, rmSync } from 'node:fs'
import { findRecordedCluster } from './place.ts'

/** The stopped database of a DATA_DIR, also where root had to keep it elsewhere. */
export function removeCluster(dataDir: string): void {
  if (!existsSync(dataDir)) return
  rmSync(findRecordedCluster(realpathSync(dataDir)), { recursive: true, force: true })
}
