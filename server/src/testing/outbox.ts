import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { vi } from 'vitest'

export interface ReceivedMail extends Email {
  /** The six digits, where the mail has them. */
  readonly code: string | undefined
  /** The first address in the text part. */
  readonly link: string | undefined
}

export interface OutboxReader {
  /** All mails to an address so far, oldest first. */
  to(address: string): Promise<ReceivedMail[]>
  /** Waits until an address has this many mails and gives the last of them. */
  waitFor(address: string, count?: number): Promise<ReceivedMail>
}

export function createOutboxReader(folder: string): OutboxReader {
  async function to(address: string): Promise<ReceivedMail[]> {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
    const mails = await Promise.all(names.map(async (name) => parseMail(await readFile(join(folder, name)))))
    return mails.filter((mail) => mail.to?.some((to) => to.address === address))
  }
  return {
    to,
    waitFor: (address, count = 1) =>
      vi.waitFor(
        async () => {
          const mail = (await to(address))[count - 1]
          if (!mail) throw new Error(`no mail number ${count} to ${address}`)
          return mail
        },
        { timeout: 15_000, interval: 25 },
      ),
  }
}

export async function parseMail(raw: Buffer): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(raw)
  return {
    ...mail,
    code: /\b(\d{3}) ?(\d{3})\b/
      .exec(mail.text ?? '')
      ?.slice(1)
      .join(''),
    link: /https?:\/\/\S+/.exec(mail.text ?? '')?.[0],
  }
}
