import { existsSync, rmSync } from 'node:fs'
import { type OpenOptions, openEmbedded } from '../platform/db/embedded/open.ts'

// Our stdin is a pipe from the test run: it ends when the run does, however it does. A run that ended well
// has removed its folder.
const options = JSON.parse(process.argv[2] ?? '') as Omit<OpenOptions, 'say'>
process.stdin.resume()
process.stdin.on('end', async () => {
  if (!existsSync(options.dataDir)) return
  const postgres = await openEmbedded({ ...options, say: () => {} })
  await postgres.stop()
  rmSync(options.dataDir, { recursive: true, force: true })
})
