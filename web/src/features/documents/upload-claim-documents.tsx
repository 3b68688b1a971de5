import type { Claim } from '@recourse/contract/claims'
import { uploadSupportingDocument } from '@recourse/contract/documents'
import { limits } from '@recourse/contract/limits'
import { errorSentences } from '../../platform/error-sentences.ts'
import { UploadPanel } from './upload-panel.tsx'

interface UploadClaimDocumentsProps {
  claim: Pick<Claim, 'uid' | 'subject' | 'docs'>
  onUploaded: () => void
  onClose: () => void
}

export function UploadClaimDocuments({ claim, onUploaded, onClose }: UploadClaimDocumentsProps) {
  return (
    <UploadPanel
      title="Upload Supporting Documents"
      lead={`For the claim “${claim.subject}”. Send what you have.`}
      endpoint={uploadSupportingDocument}
      fields={{ claim_uid: claim.uid }}
      tooLarge={errorSentences.uploadTooLarge}
      room={limits.filesPerClaim - claim.docs.length}
      onUploaded={onUploaded}
      onClose={onClose}
    />
  )
}
