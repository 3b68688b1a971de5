import { limits } from '@recourse/contract/limits'
import { IconExternalLink } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { coveragesReadAt, freshSobUrl } from './queries.ts'

/** Links last half of their longest time at least; a minute early, since the file must still be fetched. */
const linkMs = (limits.fileLinkMinutes / 2 - 1) * 60_000

/** The window is opened at once, since browsers allow that only in the moment of the click. */
async function openFresh(): Promise<void> {
  const opened = window.open('', '_blank')
  if (opened !== null) opened.opener = null
  const url = await freshSobUrl(linkMs).catch(() => null)
  if (url === null) opened?.close()
  else if (opened === null) window.location.assign(url)
  else opened.location.replace(url)
}

/** For phones, printers and whoever prefers their own viewer. */
export function SobLink({ url }: { url: string }) {
  function renewOld(event: MouseEvent) {
    if (Date.now() - coveragesReadAt() < linkMs) return
    event.preventDefault()
    void openFresh()
  }
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" onClick={renewOld}>
      Open the PDF in a new tab
      <IconExternalLink aria-hidden="true" />
      <span className="visually-hidden"> (opens in a new window)</span>
    </a>
  )
}
