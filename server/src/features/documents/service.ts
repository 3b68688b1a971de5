import type { Document } from '@recourse/contract/documents'
import { fileContentTypes } from '@recourse/contract/file-rules'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Upload } from '../../platform/http/read-upload.ts'
import type { ClaimFile, FileRow } from '../../platform/uploads/file-records.ts'
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

/** What belongs to a claim, with links for this viewer, who has passed the access check already. */
export function showFiles(links: Links, actor: Actor, files: readonly ClaimFile[] | null): ClaimFiles {
  const letter = files?.findLast((file) => file.kind === 'appeal_letter' && !file.held)
  const docs = files?.filter((file) => file.kind === 'supporting') ?? []
  return {
    docs: docs.map((file) => toDocument(links, { ...file, created_at: new Date(file.created_at) }, actor)),
    appeal_url: letter ? links.to(letter.uid, actor.person_uid) : null,
  }
}

type ShownFile = Pick<FileRow, 'uid' | 'name' | 'content_type' | 'size' | 'held' | 'created_at'>

function toDocument(links: Links, file: ShownFile, actor: Actor): Document {
  return {
    uid: file.uid,
    url: file.held ? null : links.to(file.uid, actor.person_uid),
    name: file.name,
    content_type: file.content_type,
    size: file.size,
    created_at: file.created_at.toISOString(),
  }
}
