import type { Claim } from '@recourse/contract/claims'
import { useState } from 'react'
import { Claims } from '../../features/claims/claims.tsx'
import { reloadClaims } from '../../features/claims/queries.ts'
import { DocumentLinks } from '../../features/documents/document-links.tsx'
import { UploadClaimDocuments } from '../../features/documents/upload-claim-documents.tsx'
import { Timeline } from '../../features/timeline/timeline.tsx'
import { ActionList } from '../../ui/action-list.tsx'
import { UploadDocumentsAction, ViewAppealLetter } from './claim-actions.tsx'

export function MemberClaims({ openAtFirst }: { openAtFirst: string | undefined }) {
  const [uploadingTo, setUploadingTo] = useState<Claim>()
  return (
    <>
      <Claims
        canSelect
        openAtFirst={openAtFirst}
        actionsOf={(claim) => (
          <ActionList>
            <ViewAppealLetter url={claim.appeal_url} />
            <UploadDocumentsAction onClick={() => setUploadingTo(claim)} />
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
    </>
  )
}
