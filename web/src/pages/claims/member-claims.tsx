import type { Claim } from '@recourse/contract/claims'
import { useState } from 'react'
import { Claims } from '../../features/claims/claims.tsx'
import { reloadClaims } from '../../features/claims/queries.ts'
import { DocumentLinks } from '../../features/documents/document-links.tsx'
import { UploadClaimDocuments } from '../../features/documents/upload-claim-documents.tsx'
import { Timeline } from '../../features/timeline/timeline.tsx'
import { ActionList } from '../../ui/action-list.tsx'
import { MessageSupportAction, UploadDocumentsAction, ViewAppealLetter } from './claim-actions.tsx'
import { useSupportChat } from './use-support-chat.tsx'

export function MemberClaims({ openAtFirst }: { openAtFirst: string | undefined }) {
  const [uploadingTo, setUploadingTo] = useState<Claim>()
  const chat = useSupportChat({ onSeen: () => void reloadClaims() })
  return (
    <>
      <Claims
        canSelect
        openAtFirst={openAtFirst}
        actionsOf={(claim) => (
          <ActionList>
            <ViewAppealLetter url={claim.appeal_url} />
            <UploadDocumentsAction onClick={() => setUploadingTo(claim)} />
            <MessageSupportAction unread={claim.unread} onClick={() => chat.open(claim)} />
          </ActionList>
        )}
        documentsOf={({ docs }, links) => docs.length > 0 && <DocumentLinks docs={docs} {...links} />}
        timelineOf={({ uid }, level) => <Timeline claimUid={uid} level={level} />}
      />
      {/* Not in the claim's row, which goes away when the screen is turned. */}
      {uploadingTo && (
        <UploadClaimDocuments
          claim={uploadingTo}
          onUploaded={() => void reloadClaims()}
          onClose={() => setUploadingTo(undefined)}
        />
      )}
      {chat.dialog}
    </>
  )
}
