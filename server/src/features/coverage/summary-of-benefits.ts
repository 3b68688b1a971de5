import { type Coverage, coverageSentences, findCurrent } from '@recourse/contract/coverage'
import type { Actor } from '../../platform/http/actor.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Upload } from '../../platform/http/read-upload.ts'
import { deleteFile } from '../../platform/uploads/file-records.ts'
import { addFile, type UploadDeps } from '../../platform/uploads/uploads.ts'
import { ownedBy } from './access.ts'
import { type CoverageDeps, listCoverages, requireCoverage } from './service.ts'
import * as store from './store.ts'

export type SummaryDeps = CoverageDeps & UploadDeps

/** Puts the paper on the current coverage. The one it replaces is deleted, so that it takes no room any more. */
export async function putSummaryOfBenefits(
  deps: SummaryDeps,
  actor: Actor,
  given: { readonly upload: Upload; readonly upload_key: string | null },
): Promise<Coverage> {
  const current = findCurrent(await listCoverages(deps, actor))
  if (!current) throw new AppError(409, coverageSentences.sobNeedsCoverage)
  const replaced: NonNullable<store.CoverageRow['sob']>[] = []
  await addFile(deps, {
    ...given,
    kind: 'sob',
    claim_uid: null,
    owner_uid: actor.person_uid,
    uploaded_by: actor.person_uid,
    accepted: ['application/pdf'],
    // The owner is locked by now, so two uploads at once take turns here.
    alongside: async (tx, added) => {
      const rows = await store.listCoverages(tx, ownedBy(actor))
      const before = rows.find(({ uid }) => uid === current.uid)?.sob
      await store.setSummaryOfBenefits(tx, current.uid, added.uid)
      if (!before) return
      await deleteFile(tx, before.uid)
      replaced.push(before)
    },
  }).catch(inOurWords)
  for (const { storage_key } of replaced) await deps.files.remove(storage_key)
  return requireCoverage(deps, actor, current.uid)
}

/** The usual refusal lists types that are no use here. */
function inOurWords(error: unknown): never {
  throw error instanceof AppError && error.status === 415
    ? new AppError(415, coverageSentences.sobNotPdf)
    : error
}
