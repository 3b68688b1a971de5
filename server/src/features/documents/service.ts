import type { Document } from '@recourse/contract/documents'
import { fileContentTypes } from '@recourse/contract/file-rules'
import { eq } from 'drizzle-orm'
import type { Orm, Tx } from '../../platform/db/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Upload } from '../../platform/http/read-upload.ts'
import { type FileRow, listOfClaims } from '../../platform/uploads/file-records.ts'
import type { Links } from '../../platform/uploads/links.ts'
import { addFile, type UploadDeps } from '../../platform/uploads/uploads.ts'
import { claims } from '../../schema/claims.ts'
import { requireVisibleClaim } from '../claims/access.ts'

export interface DocumentsDeps extends UploadDeps {
  readonly links: Links
  /** What follows from it, in the same transaction: news for whoever looks at the claim, audit, mail. */
  documentAdded(tx: Tx, actor: Actor, file: FileRow, address: string): Promise<void>
}

export interface NewDocument {
  readonly kind: 'supporting' | 'appeal_letter'
  readonly claim_uid: string
  readonly upload: Upload
  readonly upload_key: string | null
  /** The caller's network address, for the audit log. */
  readonly address: string
}

/** Who may see a claim may add to it; the letter's endpoint lets only staff through. */
export async function addDocument(
  deps: DocumentsDeps,
  actor: Actor,
  { address, ...given }: NewDocument,
): Promise<Document> {
  const claim = await requireVisibleClaim(deps.orm, actor, given.claim_uid)
  const file = await addFile(deps, {
    ...given,
    owner_uid: claim.person_uid,
    uploaded_by: actor.person_uid,
    accepted: fileContentTypes,
    alongside: async (tx, added) => {
      await tx.update(claims).set({ updated_at: added.created_at }).where(eq(claims.uid, given.claim_uid))
      await deps.documentAdded(tx, actor, added, address)
    },
  })
  return toDocument(deps.links, file, actor)
}

export interface ClaimFiles {
  readonly docs: Document[]
  readonly appeal_url: string | null
}

/** What belongs to each of these claims, with links for this viewer. The claims have passed the access check already. */
export async function filesOfClaims(
  { orm, links }: { orm: Orm; links: Links },
  actor: Actor,
  claimUids: readonly string[],
): Promise<(claimUid: string) => ClaimFiles> {
  const byClaim = Map.groupBy(await listOfClaims(orm, claimUids), (file) => file.claim_uid)
  return (claimUid) => {
    const files = byClaim.get(claimUid) ?? []
    const letter = files.findLast((file) => file.kind === 'appeal_letter' && !file.held)
    return {
      docs: files.filter((file) => file.kind === 'supporting').map((file) => toDocument(links, file, actor)),
      appeal_url: letter ? links.to(letter.uid, actor.person_uid) : null,
    }
  }
}

function toDocument(links: Links, file: FileRow, actor: Actor): Document {
  return {
    uid: file.uid,
    url: file.held ? null : links.to(file.uid, actor.person_uid),
    name: file.name,
    content_type: file.content_type,
    size: file.size,
    created_at: file.created_at.toISOString(),
  }
}
