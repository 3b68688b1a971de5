import { safeFileName } from '../../platform/http/file-name.ts'
import type { Everything } from './gather-store.ts'

type FileRow = Everything['files'][number]

export interface Paper {
  /** Inside the ZIP file. */
  readonly path: string
  readonly storage_key: string
  readonly size: number
}

/** The person's data in the shape of data.json, and the papers that go with it. */
export function collect(all: Everything, madeAt: Date) {
  const shown = all.files.filter(({ kind, held }) => kind !== 'appeal_letter' || !held)
  const paths = new Map(shown.map((file, index) => [file.uid, pathOf(file, index + 1)]))
  const document = (file: FileRow) => ({
    name: file.name,
    kind: file.kind,
    content_type: file.content_type,
    size: file.size,
    sha256: file.sha256,
    added_at: file.created_at,
    added_by: file.uploaded_by === all.person.uid ? 'you' : 'our team',
    // One that waits for the virus scanner can be opened by nobody yet, not even here.
    path: file.held ? null : (paths.get(file.uid) ?? null),
  })
  const { person } = all
  const data = {
    made_at: madeAt,
    profile: {
      username: person.username,
      first_name: person.first_name,
      last_name: person.last_name,
      email: person.email,
      pending_email: person.pending_email,
      age: person.age,
      phone: person.phone,
      city: person.city,
      region: person.region,
      member_since: person.created_at,
      email_verified_at: person.verified_at,
    },
    coverages: all.coverages.map(({ person_uid: _person, sob_file_uid, ...coverage }) => ({
      ...coverage,
      summary_of_benefits: shown.filter(({ uid }) => uid === sob_file_uid).map(document)[0] ?? null,
    })),
    claims: all.claims.map((claim) => ({
      uid: claim.uid,
      status: claim.marked_resolved ? 'Resolved' : claim.status,
      filed_at: claim.created_at,
      updated_at: claim.updated_at,
      answers: claim.answers,
      history: all.history
        .filter(({ claim_uid }) => claim_uid === claim.uid)
        .map(({ at, kind, from_status, to_status, actor_uid }) => ({
          at,
          kind,
          from_status,
          to_status,
          by: actor_uid === person.uid ? 'you' : 'our team',
        })),
      messages: all.messages
        .filter(({ claim_uid }) => claim_uid === claim.uid)
        .map(({ created_at, by_owner, content }) => ({
          at: created_at,
          by: by_owner ? 'you' : 'our team',
          content,
        })),
      documents: shown.filter(({ claim_uid }) => claim_uid === claim.uid).map(document),
    })),
    drafts: all.drafts.map(({ kind, step, answers, file_names, updated_at, expires_at }) => ({
      kind,
      step,
      answers,
      file_names,
      updated_at,
      expires_at,
    })),
    signed_in_devices: all.sessions,
    second_step: {
      asked_since: person.second_step_since,
      passkeys: all.passkeys,
      trusted_devices: all.trustedDevices,
    },
    newsletter: { subscribed_since: all.newsletter[0]?.since ?? null },
  }
  const papers: Paper[] = shown
    .filter(({ held }) => !held)
    .map(({ uid, storage_key, size }) => ({ path: paths.get(uid) ?? uid, storage_key, size }))
  return { data, papers }
}

export type PersonalData = ReturnType<typeof collect>['data']

/** A number in front, since two papers may have one name; and no character that Windows cannot have in a name. */
function pathOf({ claim_uid, name }: FileRow, number: number): string {
  const folder = claim_uid === null ? 'coverage' : `claim-${claim_uid.slice(0, 8)}`
  const plain = safeFileName(name).replace(/[<>:"|?*]/g, '_')
  return `papers/${folder}/${String(number).padStart(2, '0')}-${plain}`
}
