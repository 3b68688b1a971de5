import { randomBytes } from 'node:crypto'
import type { regionNames } from '@recourse/contract/regions'
import { demoClaims } from './demo-claims.ts'
import { demoDocuments, samplePdf } from './demo-documents.ts'
import { createAccount } from './features/auth/accounts.ts'
import type { AuthDeps } from './features/auth/deps.ts'
import * as store from './features/auth/store.ts'
import { type ClaimsDeps, markResolved, submitClaim } from './features/claims/service.ts'
import { addDocument, type DocumentsDeps } from './features/documents/service.ts'

interface DemoPerson {
  readonly username: string
  readonly first_name: string
  readonly last_name: string
  readonly role?: 'is_staff' | 'is_claims_admin' | 'is_superuser'
  readonly profile?: { age: number; phone: string; city: string; region: (typeof regionNames)[number] }
}

/** Sample people; none of them is real. One is as new as a sign-up, so that an empty profile can be seen too. */
const demoPeople: readonly DemoPerson[] = [
  {
    username: 'mdelgado',
    first_name: 'Maria',
    last_name: 'Delgado',
    profile: { age: 58, phone: '814-555-0142', city: 'Erie', region: 'Pennsylvania' },
  },
  {
    username: 'ssample',
    first_name: 'Sam',
    last_name: 'Sample',
    profile: { age: 67, phone: '(505) 555-0117', city: 'Santa Fe', region: 'New Mexico' },
  },
  { username: 'newcomer', first_name: 'Nia', last_name: 'Example' },
  { username: 'staff', first_name: 'Tess', last_name: 'Placeholder', role: 'is_staff' },
  { username: 'claimsadmin', first_name: 'Omar', last_name: 'Testrow', role: 'is_claims_admin' },
  { username: 'superuser', first_name: 'Ruth', last_name: 'Demo', role: 'is_superuser' },
]

/** Fills an empty database with lifelike people and prints how to sign in. Does nothing where people exist. */
export async function fillDemo(
  auth: AuthDeps & ClaimsDeps & DocumentsDeps,
  say: (line: string) => void,
): Promise<void> {
  if (await store.findByUsername(auth.orm, demoPeople[0]?.username ?? '')) return
  const password = `demo-${randomBytes(6).toString('hex')}-walk`
  for (const { role, profile, ...names } of demoPeople) {
    const email = `${names.username}@example.com`
    const uid = await createAccount(auth, { ...names, email, password, ...(role ? { [role]: true } : {}) })
    if (!profile) continue
    await auth.orm.transaction((tx) => store.updatePerson(tx, uid, profile))
    await fillClaims(auth, uid, { ...names, email, phone: profile.phone, region: profile.region })
  }
  say('')
  say('Demo accounts, all with the same password:')
  for (const { username, role } of demoPeople) say(`  ${username.padEnd(12)} ${role?.slice(3) ?? 'member'}`)
  say(`  password     ${password}`)
  say('')
}

async function fillClaims(
  deps: ClaimsDeps & DocumentsDeps,
  person_uid: string,
  person: {
    username: string
    first_name: string
    last_name: string
    email: string
    phone: string
    region: string
  },
): Promise<void> {
  const flags = { is_staff: false, is_claims_admin: false, is_superuser: false }
  const actor = { ...flags, person_uid, session_uid: '', must_enrol: false }
  const { username, ...claimant } = person
  for (const { resolved, ...answers } of demoClaims[username] ?? []) {
    const { uid } = await submitClaim(deps, actor, { ...claimant, ...answers }, null)
    for (const { name, lines } of demoDocuments[answers.subject ?? ''] ?? []) {
      const upload = { name, file: await deps.files.stage(samplePdf(lines), Number.POSITIVE_INFINITY) }
      await addDocument(deps, actor, {
        kind: 'supporting',
        claim_uid: uid,
        upload,
        upload_key: null,
        address: '',
      })
    }
    if (resolved) await markResolved(deps, actor, { mark_resolved: true, claim_uids: [uid] })
  }
}
