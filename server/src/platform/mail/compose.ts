import type { MailContent } from './blocks.ts'
import { renderHtml } from './html.ts'
import { renderText } from './text.ts'

export interface Mail {
  /** What it is about, for logs and the list of failed mails: 'verification_code' */
  readonly kind: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** What the line on stdout shows where there is no mail server: the code or the link. */
  readonly console: string
  readonly unsubscribeUrl?: string
}

const NONPROFIT = 'Recourse is a nonprofit. We give education and help, not legal advice.'
const KEEP_DETAILS_OUT = 'Please do not send health details by email.'

export function composeMail(content: MailContent): Mail {
  const { kind, to, subject, blocks, unsubscribeUrl } = content
  const code = blocks.find((block) => block.type === 'code')
  const button = blocks.find((block) => block.type === 'button')
  // Nobody answers a code, so its mail stays shorter.
  const closing = code ? NONPROFIT : `${NONPROFIT} ${KEEP_DETAILS_OUT}`
  const shown = code?.code ?? button?.url
  return {
    kind,
    to,
    subject,
    text: renderText(content, closing),
    html: renderHtml(content, closing),
    console: shown === undefined ? subject : `${subject}: ${shown}`,
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
  }
}
