import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MessageBuilder, Transport } from './message.ts'

interface OutboxOptions {
  readonly outboxDir: string
  readonly showOnConsole: boolean
  readonly message: MessageBuilder
}

/** Stands in for a mail server: each mail becomes a file. */
export function createOutbox({ outboxDir, showOnConsole, message }: OutboxOptions): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(mail, uid) {
      const { message: source } = await composer.sendMail(message(mail, uid))
      await mkdir(outboxDir, { recursive: true, mode: 0o700 })
      // Colons are not allowed in file names everywhere.
      const time = new Date().toISOString().replaceAll(':', '-')
      const name = `${time}-${uid}.eml`
      const draft = join(outboxDir, `.${name}.tmp`)
      await writeFile(draft, source, { mode: 0o600 })
      // Whoever watches the folder sees whole mails only.
      await rename(draft, join(outboxDir, name))
      if (showOnConsole) process.stdout.write(`${oneLine(`mail to ${mail.to}: ${mail.console}`)}\n`)
    },
    async close() {},
  }
}

/** A control character in an address must not steer someone's terminal. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ')
}
