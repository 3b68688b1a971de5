import type { DeskClaim } from '@recourse/contract/desk'
import { uploadAppealLetter } from '@recourse/contract/documents'
import { limits } from '@recourse/contract/limits'
import { IconFileUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { Desk } from '../../features/desk/desk.tsx'
import { NoteForm } from '../../features/desk/note-form.tsx'
import { reloadDesk } from '../../features/desk/queries.ts'
import { DocumentLinks } from '../../features/documents/document-links.tsx'
import { UploadClaimDocuments } from '../../features/documents/upload-claim-documents.tsx'
import { UploadPanel } from '../../features/documents/upload-panel.tsx'
import { Timeline } from '../../features/timeline/timeline.tsx'
import { errorSentences } from '../../platform/error-sentences.ts'
import { ActionButton, ActionList } from '../../ui/action-list.tsx'
import { MessageSupportAction, UploadDocumentsAction, ViewAppealLetter } from './claim-actions.tsx'
import { useSupportChat } from './use-support-chat.tsx'

type Upload = { readonly kind: 'documents' | 'letter'; readonly claim: DeskClaim }

export default function StaffClaims({ openAtFirst }: { openAtFirst: string | undefined }) {
  const [uploading, setUploading] = useState<Upload>()
  const chat = useSupportChat({ onSeen: () => void reloadDesk() })
  return (
    <>
      <Desk
        openAtFirst={openAtFirst}
        actionsOf={(claim) => (
          <ActionList>
            <ViewAppealLetter url={claim.appeal_url} />
            <ActionButton
              icon={<IconFileUpload aria-hidden="true" />}
              onClick={() => setUploading({ kind: 'letter', claim })}
            >
              Upload Appeal Letter
            </ActionButton>
            <UploadDocumentsAction onClick={() => setUploading({ kind: 'documents', claim })} />
            <MessageSupportAction unread={claim.unread} onClick={() => chat.open(claim)} />
          </ActionList>
        )}
        documentsOf={({ docs }, links) =>
          docs.length > 0 && <DocumentLinks docs={docs} isNumbered {...links} />
        }
        timelineOf={(claim, level) => (
          <Timeline claimUid={claim.uid} level={level} hasTopics>
            <NoteForm claim={claim} />
          </Timeline>
        )}
      />
      {/* Not in the claim's row, which goes away when the screen is turned or the list moves on. */}
      {uploading && <UploadDialog {...uploading} onClose={() => setUploading(undefined)} />}
      {chat.dialog}
    </>
  )
}

function UploadDialog({ kind, claim, onClose }: Upload & { onClose: () => void }) {
  const ways = { onUploaded: () => void reloadDesk(), onClose }
  if (kind === 'documents') return <UploadClaimDocuments claim={claim} {...ways} />
  return (
    <UploadPanel
      title="Appeal Letter"
      lead="Upload an appeal letter."
      endpoint={uploadAppealLetter}
      fields={{ claim_uid: claim.uid }}
      tooLarge={errorSentences.appealLetterTooLarge}
      room={limits.filesPerClaim}
      {...ways}
    />
  )
}
