import type { DownloadEntry } from '@recourse/contract/download-list'
import { IconExternalLink } from '@tabler/icons-react'
import { ButtonLink } from '../../ui/button.tsx'

export interface OpenLinkProps {
  download: DownloadEntry
  block?: boolean
}

/** A plain link to a file, which works without any script; count-views.ts finds it by `data-download`. */
export function OpenLink({ download, block }: OpenLinkProps) {
  return (
    <ButtonLink
      to={download.link}
      target="_blank"
      rel="noopener noreferrer"
      reloadDocument
      data-download={download.uid}
      block={block}
    >
      Open
      <span className="visually-hidden"> {download.name} (opens in a new window)</span>
      <IconExternalLink aria-hidden="true" />
    </ButtonLink>
  )
}
