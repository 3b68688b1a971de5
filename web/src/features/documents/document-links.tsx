import type { Document } from '@recourse/contract/documents'
import { fileSize } from '@recourse/contract/file-rules'
import { limits } from '@recourse/contract/limits'
import { IconExternalLink, IconFileText, IconShieldSearch } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import styles from './document-links.module.css'
import { FileName } from './file-list.tsx'

interface DocumentLinksProps {
  docs: readonly Document[]
  /** 'Document 1' and so on instead of the names people gave their files. */
  isNumbered?: boolean
  /** When the links were made, in milliseconds since 1970. */
  loadedAt: number
  /** Reads the documents again, for links that have grown old. */
  renew: () => Promise<readonly Document[]>
}

/** A minute early, since the file must still be fetched. */
const linkMs = (limits.fileLinkMinutes - 1) * 60_000

export function DocumentLinks({ docs, isNumbered = false, loadedAt, renew }: DocumentLinksProps) {
  function openFresh(event: MouseEvent, uid: string) {
    if (Date.now() - loadedAt < linkMs) return
    event.preventDefault()
    void openWhenRenewed(uid, renew)
  }
  return (
    <ul className={styles.list}>
      {docs.map((document, index) => {
        const { uid, url, name, size, created_at } = document
        const words = isNumbered ? `Document ${index + 1}` : <FileName name={name} />
        return (
          <li key={uid} className={styles.document}>
            <IconFileText aria-hidden="true" />
            <div>
              {url === null ? (
                <span className={styles.name}>{words}</span>
              ) : (
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={styles.link}
                  onClick={(event) => openFresh(event, uid)}
                >
                  {words}
                  <IconExternalLink aria-hidden="true" />
                  <span className="visually-hidden"> (opens in a new window)</span>
                </a>
              )}
              <p className={styles.meta}>
                {isNumbered && (
                  <>
                    <FileName name={name} />,{' '}
                  </>
                )}
                {fileSize(size)}, <time dateTime={created_at}>{day.format(new Date(created_at))}</time>
              </p>
              {url === null && (
                <p className={styles.checking}>
                  <IconShieldSearch aria-hidden="true" />
                  Being checked for viruses
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

const day = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' })

/** The window is opened at once: browsers allow that only in the moment of the click. */
async function openWhenRenewed(uid: string, renew: DocumentLinksProps['renew']): Promise<void> {
  const opened = window.open('', '_blank')
  if (opened !== null) opened.opener = null
  const docs = await renew()
  const url = docs.find((document) => document.uid === uid)?.url
  if (typeof url !== 'string') return opened?.close()
  if (opened === null) window.location.assign(url)
  else opened.location.replace(url)
}
