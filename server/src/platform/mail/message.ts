import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './compose.ts'

export interface Transport {
  /** The same uid gives the same Message-ID, so a mail program can drop a repeat. */
  send(mail: Mail, uid: string): Promise<void>
  close(): Promise<void>
}

export type MessageBuilder = (mail: Mail, uid: string) => SendMailOptions

/** What goes over the wire, the same to a mail server and to the outbox. */
export function createMessageBuilder(mailFrom: string, publicUrl: string): MessageBuilder {
  const host = new URL(publicUrl).hostname
  return (mail, uid) => ({
    from: mailFrom,
    // As an object it is one address, whatever it holds; a string would be read as a list.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${uid}@${host}>`,
    date: new Date(),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(mail.unsubscribeUrl !== undefined && {
        'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    // Never base64: a person has to be able to find a code in a file of the outbox.
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}
