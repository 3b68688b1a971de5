import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'

export interface Mail {
  subject: string
  text: string
  html: string
  /** The six digits of a verification code. */
  code: string | undefined
  /** The first address in the text. */
  link: string | undefined
}

/** "2026-11-15T03-04-05.678Z-<uid>.eml": a time without colons, since not every file system allows them. */
function timeOf(fileName: string): number {
  const [, date, hours, minutes, seconds] =
    /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d+)Z/.exec(fileName) ?? []
  return Date.parse(`${date}T${hours}:${minutes}:${seconds}Z`)
}

async function listMails(outbox: string, after: Date): Promise<string[]> {
  const names = await readdir(outbox).catch(() => [])
  return names
    .filter((name) => name.endsWith('.eml') && timeOf(name) >= after.getTime())
    .sort()
    .reverse()
}

async function findMail(to: string, after: Date, outbox: string): Promise<Mail | undefined> {
  for (const name of await listMails(outbox, after)) {
    const mail = await PostalMime.parse(await readFile(join(outbox, name)))
    if (!mail.to?.some(({ address }) => address?.toLowerCase() === to.toLowerCase())) continue
    const text = mail.text ?? ''
    return {
      subject: mail.subject ?? '',
      text,
      html: mail.html ?? '',
      // Shown in two halves.
      code: /\b(\d{3}) ?(\d{3})\b/.exec(text)?.slice(1).join(''),
      link: /https?:\/\/\S+/.exec(text)?.[0],
    }
  }
  return undefined
}

/** Waits for a mail to this address; the newest one if there are several. Earlier ones than `after` do not count. */
export async function readMail(
  to: string,
  { after = new Date(0), outbox = process.env.E2E_OUTBOX ?? '' }: { after?: Date; outbox?: string } = {},
): Promise<Mail> {
  const found: { mail: Mail | undefined } = { mail: undefined }
  await expect(async () => {
    found.mail = await findMail(to, after, outbox)
    expect(found.mail, `a mail to ${to}`).toBeDefined()
  }).toPass({ timeout: 20_000, intervals: [50, 100, 250] })
  if (!found.mail) throw new Error(`No mail to ${to} came.`)
  return found.mail
}
