import { type OpenOptions, openEmbedded } from '../open.ts'

// A server in miniature, run as a process of its own: opens, says so on stdout, outlives Ctrl-C as a
// draining server does, and stops PostgreSQL when its stdin ends.
const options = JSON.parse(process.argv[2] ?? '') as Omit<OpenOptions, 'say'>
process.on('SIGINT', () => console.log('draining'))
try {
  const postgres = await openEmbedded({ ...options, say: (line) => console.error(line) })
  console.log(JSON.stringify({ connection: postgres.connection, adopted: postgres.adopted }))
  process.stdin.resume()
  process.stdin.on('end', () => postgres.stop())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
