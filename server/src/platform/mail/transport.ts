import { createTransport as createNodemailer, type SendMailOptions } from 'nodemailer'
import type { Mail } from './compose.ts'
import { createOutbox } from './outbox.ts'

export interface Transport {
  /** The same uid gives the same Message-ID, so a mail program can drop a repeat. */
  send(mail: Mail, uid: string): Promise<void>
  close(): Promise<void>
}

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
  const host = new URL(publicUrl).hostname
  const message = (mail: Mail, uid: string) => buildMessage(mail, { uid, host, mailFrom })
  return smtpUrl === null ? createOutbox({ outboxDir, showOnConsole, message }) : createSmtp(smtpUrl, message)
}

export type MessageBuilder = (mail: Mail, uid: string) => SendMailOptions

function createSmtp(url: string, message: MessageBuilder): Transport {
  const mailer = createNodemailer({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Trying again is the job queue's work.
    maxRequeues: 0,
  })
  return {
    async send(mail, uid) {
      await mailer.sendMail(message(mail, uid))
    },
    async close() {
      mailer.close()
    },
  }
}

function buildMessage(mail: Mail, { uid, host, mailFrom }: { uid: string; host: string; mailFrom: string }) {
  return {
    from: mailFrom,
    // As an object it is one address, whatever it holds; a string would be read as a list.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${uid}@${host}>`,
    date: new Date(),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    // Never base64: a person has to be able to find a code in a file of the outbox.
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  } as const satisfies SendMailOptions
}
