import { createMessageBuilder, type Transport } from './message.ts'
import { createOutbox } from './outbox.ts'
import { createSmtp } from './smtp.ts'

export interface TransportOptions {
  /** smtp: or smtps:, with user and password where needed. Without it mails go to the outbox. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  readonly outboxDir: string
  /** Prints the code or link of each mail in the outbox on stdout. */
  readonly showOnConsole: boolean
  readonly publicUrl: string
}

export function createTransport(options: TransportOptions): Transport {
  const { smtpUrl, mailFrom, outboxDir, showOnConsole, publicUrl } = options
  const message = createMessageBuilder(mailFrom, publicUrl)
  return smtpUrl === null ? createOutbox({ outboxDir, showOnConsole, message }) : createSmtp(smtpUrl, message)
}
