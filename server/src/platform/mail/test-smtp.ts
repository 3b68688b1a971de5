import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface TestSmtp {
  readonly url: string
  /** What it has said yes to. */
  readonly mails: Email[]
  /** Message-IDs of all that was handed in, taken or not. */
  readonly seen: string[]
  /** Answers with this code instead of taking a recipient or a mail. */
  refuse(at: 'recipient' | 'mail', code: number, times?: number): void
  /** Takes mails in without ever answering, until resume. */
  stall(): void
  resume(): void
  /** Nobody listens on its port any more. */
  goDown(): Promise<void>
  comeUp(): Promise<void>
}

export async function makeSmtp(): Promise<TestSmtp> {
  const mails: Email[] = []
  const seen: string[] = []
  let refusal: { at: 'recipient' | 'mail'; code: number; left: number } | undefined
  let stalled = false
  let server = build()
  let port = 0

  function refused(at: 'recipient' | 'mail') {
    if (refusal?.at !== at || refusal.left <= 0) return undefined
    refusal.left -= 1
    return Object.assign(new Error('no <sam@example.com> here'), { responseCode: refusal.code })
  }

  function build() {
    return new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      closeTimeout: 100,
      onRcptTo: (_address, _session, done) => done(refused('recipient')),
      async onData(stream, _session, done) {
        const mail = await PostalMime.parse(await buffer(stream))
        seen.push(mail.messageId ?? '')
        if (stalled) return
        const error = refused('mail')
        if (!error) mails.push(mail)
        done(error)
      },
    })
  }

  async function comeUp() {
    server = build()
    // A client that is killed resets its connection.
    server.on('error', () => {})
    server.listen(port, '127.0.0.1')
    await once(server.server, 'listening')
    const address = server.server.address()
    if (typeof address === 'object' && address !== null) port = address.port
  }

  await comeUp()
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    seen,
    refuse(at, code, times = Number.POSITIVE_INFINITY) {
      refusal = { at, code, left: times }
    },
    stall() {
      stalled = true
    },
    resume() {
      stalled = false
      refusal = undefined
    },
    goDown: () => new Promise((done) => server.close(() => done())),
    comeUp,
  }
}
