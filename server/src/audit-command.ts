import { readConfig } from './config.ts'
import { verifyChain } from './platform/audit/verify.ts'
import { auditHelp, describeReport, readAuditArguments } from './platform/audit/words.ts'
import { openDatabase } from './platform/db/database.ts'
import { migrate } from './platform/db/migrate.ts'
import { reachStorage } from './storage.ts'

async function main(): Promise<void> {
  const wanted = readAuditArguments(process.argv.slice(2))
  if (wanted.command === 'help') return say(auditHelp)
  const storage = await reachStorage(readConfig(process.env), () => {})
  try {
    await migrate(storage.connection)
    const database = openDatabase(storage.connection)
    try {
      const report = await verifyChain(database.orm, wanted.noted)
      say(describeReport(report))
      process.exitCode = report.sound ? 0 : 1
    } finally {
      await database.close()
    }
  } finally {
    await storage.close()
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
})
