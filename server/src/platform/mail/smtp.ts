import { createTransport } from 'nodemailer'
import type { MessageBuilder, Transport } from './message.ts'

export function createSmtp(url: string, message: MessageBuilder): Transport {
  const mailer = createTransport({
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
