import { IconFileText, IconUpload } from '@tabler/icons-react'
import { ActionButton, ActionLink } from '../../ui/action-list.tsx'

/** Only where there is a letter. The newest one, if there are several. */
export function ViewAppealLetter({ url }: { url: string | null }) {
  if (url === null) return null
  return (
    <ActionLink href={url} icon={<IconFileText aria-hidden="true" />}>
      View Appeal Letter
    </ActionLink>
  )
}

export function UploadDocumentsAction({ onClick }: { onClick: () => void }) {
  return (
    <ActionButton icon={<IconUpload aria-hidden="true" />} onClick={onClick}>
      Upload Supporting Documents
    </ActionButton>
  )
}
