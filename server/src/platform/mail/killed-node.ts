/** A node for a test to kill while it sends: node killed-node.ts <connection> <SMTP address> <key>, as JSON or hex. */
import { tmpdir } from 'node:os'
import { pino } from 'pino'
import { createJobs } from '../jobs/jobs.ts'
import { createMailer } from './mailer.ts'
import { createSeal } from './seal.ts'
import { hastyMailJobs } from './test-mails.ts'
import { createTransport } from './transport.ts'

const [connection = '', smtpUrl = '', key = ''] = process.argv.slice(2)
const jobs = createJobs({
  connection: JSON.parse(connection),
  kinds: hastyMailJobs,
  log: pino({ level: 'silent' }),
  pace: { poll: 0.5, supervise: 1 },
})
const transport = createTransport({
  smtpUrl,
  mailFrom: 'no-reply@recourse.example',
  outboxDir: tmpdir(),
  showOnConsole: false,
  publicUrl: 'https://recourse.example',
})
createMailer({ jobs, transport, seal: createSeal(Buffer.from(key, 'hex')) })
await jobs.start()
