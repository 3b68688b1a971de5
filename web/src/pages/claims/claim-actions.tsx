import { IconFileText, IconMessages, IconUpload } from '@tabler/icons-react'
import { ActionButton, ActionLink } from '../../ui/action-list.tsx'
import { UnreadTag } from '../../ui/unread-tag.tsx'

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

export function MessageSupportAction({ unread, onClick }: { unread: number; onClick: () => void }) {
  return (
    <ActionButton icon={<IconMessages aria-hidden="true" />} onClick={onClick}>
      Message Support
      <UnreadTag unread={unread} />
    </ActionButton>
  )
}
