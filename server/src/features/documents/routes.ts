import { uploadAppealLetter, uploadSupportingDocument } from '@recourse/contract/documents'
import { idempotencyKey } from '../../platform/http/idempotency-key.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { addDocument, type DocumentsDeps } from './service.ts'

export function documentsRoutes(deps: DocumentsDeps): Route[] {
  return [
    route(uploadSupportingDocument, ({ actor, body, upload, request, address }) =>
      addDocument(deps, actor, {
        kind: 'supporting',
        ...body,
        upload,
        upload_key: idempotencyKey(request),
        address,
      }),
    ),
    route(uploadAppealLetter, ({ actor, body, upload, request, address }) =>
      addDocument(deps, actor, {
        kind: 'appeal_letter',
        ...body,
        upload,
        upload_key: idempotencyKey(request),
        address,
      }),
    ),
  ]
}
