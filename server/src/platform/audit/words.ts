import type { ChainHead } from './chain.ts'
import type { ChainReport } from './verify.ts'

export const auditHelp = `npm run audit -- verify                           checks the whole audit log
npm run audit -- verify --head <position>:<hash>  … and that it still holds a head noted earlier
The answer is one line. Note the head it names somewhere else: on paper, in a mail to yourself.
Ends with 0 when all is well, with 1 when the log was changed, with 2 when it could not be read.`

export type AuditArguments =
  | { readonly command: 'help' }
  | { readonly command: 'verify'; readonly noted: ChainHead | null }

export function readAuditArguments(args: readonly string[]): AuditArguments {
  const [command = 'help', option, value, ...rest] = args
  if (command === 'help') return { command }
  if (command !== 'verify') throw new Error(`There is no command "${command}". Try: npm run audit -- help`)
  if (option === undefined) return { command, noted: null }
  const head = /^(\d{1,15}):([0-9a-f]{64})$/.exec(value ?? '')
  if (option !== '--head' || !head?.[1] || !head[2] || rest.length > 0) {
    throw new Error('A noted head is given as --head <position>:<hash>')
  }
  return { command, noted: { position: Number(head[1]), hash: head[2] } }
}

export function describeReport(report: ChainReport): string {
  if (!report.sound) return `The audit log was changed: ${report.fault}.`
  const { head, waiting } = report
  const rows = (count: number) => (count === 1 ? '1 row' : `${count} rows`)
  const wait = waiting === 0 ? '' : ` ${rows(waiting)} not sealed yet.`
  if (head === null) return `The audit log has no sealed row.${wait}`
  return `The audit log is whole: ${rows(head.position)} sealed.${wait} Head: ${head.position}:${head.hash}`
}
