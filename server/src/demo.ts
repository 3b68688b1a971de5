import { randomBytes } from 'node:crypto'
import type { regionNames } from '@recourse/contract/regions'
import { type AppParts, createChat, createClaims, createDesk } from './app.ts'
import { demoClaims } from './demo-claims.ts'
import { demoDocuments, samplePdf } from './demo-documents.ts'
import { demoStories, type Step } from './demo-stories.ts'
import { createAccount } from './features/auth/accounts.ts'
import type { AuthDeps } from './features/auth/deps.ts'
import * as store from './features/auth/store.ts'
import { markSeen, sendMessage } from './features/chat/service.ts'
import { markResolved, submitClaim } from './features/claims/service.ts'
import { assign } from './features/desk/assign.ts'
import { addNote } from './features/desk/notes.ts'
import { setStatus } from './features/desk/status.ts'
import { addDocument } from './features/documents/service.ts'
import { after, hours } from './platform/clock.ts'
import type { Actor } from './platform/http/actor.ts'

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
  {
    username: 'jexample',
    first_name: 'Jo',
    last_name: 'Example',
    profile: { age: 34, phone: '(614) 555-0164', city: 'Columbus', region: 'Ohio' },
  },
  {
    username: 'tplaceholder',
    first_name: 'Terry',
    last_name: 'Placeholder',
    profile: { age: 61, phone: '(512) 555-0139', city: 'Austin', region: 'Texas' },
  },
  {
    username: 'wtestrow',
    first_name: 'Wei',
    last_name: 'Testrow',
    profile: { age: 72, phone: '(503) 555-0102', city: 'Salem', region: 'Oregon' },
  },
  { username: 'newcomer', first_name: 'Nia', last_name: 'Example' },
  { username: 'staff', first_name: 'Tess', last_name: 'Placeholder', role: 'is_staff' },
  { username: 'claimsadmin', first_name: 'Omar', last_name: 'Testrow', role: 'is_claims_admin' },
  { username: 'superuser', first_name: 'Ruth', last_name: 'Demo', role: 'is_superuser' },
]

/** Fills an empty database with lifelike people and prints how to sign in. Does nothing where people exist. */
export async function fillDemo(parts: AppParts, auth: AuthDeps, say: (line: string) => void): Promise<void> {
  if (await store.findByUsername(auth.orm, demoPeople[0]?.username ?? '')) return
  const password = `demo-${randomBytes(6).toString('hex')}-walk`
  const actors = new Map<string, Actor>()
  for (const { role, profile, ...names } of demoPeople) {
    const email = `${names.username}@example.com`
    const uid = await createAccount(auth, { ...names, email, password, ...(role ? { [role]: true } : {}) })
    actors.set(names.username, { ...noRole, person_uid: uid, ...(role ? { [role]: true } : {}) })
    if (profile) await auth.orm.transaction((tx) => store.updatePerson(tx, uid, profile))
  }
  const past = { parts: withoutMails(parts), auth, actors, now: parts.clock() }
  for (const person of demoPeople) await fileClaims(past, person)
  say('')
  say('Demo accounts, all with the same password:')
  for (const { username, role } of demoPeople) say(`  ${username.padEnd(12)} ${role?.slice(3) ?? 'member'}`)
  say(`  password     ${password}`)
  say('')
}

/** The sample people work on this machine. */
const HERE = '127.0.0.1'
const noRole = {
  session_uid: '',
  must_enrol: false,
  is_staff: false,
  is_claims_admin: false,
  is_superuser: false,
}

/** What happened weeks ago is not mailed about now. */
function withoutMails(parts: AppParts): AppParts {
  return {
    ...parts,
    jobs: { ...parts.jobs, enqueue: async () => null },
    mailer: { ...parts.mailer, enqueue: async () => '' },
  }
}

interface Past {
  readonly parts: AppParts
  readonly auth: AuthDeps
  readonly actors: ReadonlyMap<string, Actor>
  readonly now: Date
}

/** The features as they were at that moment. */
function at({ parts, auth }: Past, moment: Date) {
  const then = { ...parts, clock: () => moment }
  const claims = createClaims(then)
  return { claims, desk: createDesk(then, claims), chat: createChat(then, { ...auth, clock: then.clock }) }
}

async function fileClaims(past: Past, { username, profile, ...names }: DemoPerson): Promise<void> {
  const claimant = past.actors.get(username)
  if (!claimant || !profile) return
  const { phone, region } = profile
  for (const answers of demoClaims[username] ?? []) {
    const subject = answers.subject ?? ''
    const { filedDaysAgo = 0, steps = [] } = demoStories[subject] ?? {}
    const filed = after(past.now, -hours(24 * filedDaysAgo))
    const { claims } = at(past, filed)
    const contact = { first_name: names.first_name, last_name: names.last_name, phone, region }
    const email = `${username}@example.com`
    const { uid } = await submitClaim(claims, claimant, { ...contact, email, ...answers }, null)
    const papers = demoDocuments[subject] ?? []
    for (const { name, lines } of papers) await addPaper(claims, claimant, uid, 'supporting', name, lines)
    for (const step of steps) {
      const by = step.by === 'claimant' ? claimant : past.actors.get(step.by)
      if (by) await happen(past, after(filed, hours(step.after)), by, uid, step)
    }
  }
}

async function happen(past: Past, moment: Date, by: Actor, claim_uid: string, step: Step): Promise<void> {
  const { claims, desk, chat } = at(past, moment)
  const caller = { actor: by, address: HERE }
  if ('says' in step) await sendMessage(chat, by, { claim_uid, content: step.says })
  else if ('reads' in step) await markSeen(chat, by, { claim_uid, seq: 1_000 })
  else if ('sets' in step) await setStatus(desk, caller, { claim_uid, status: step.sets })
  else if ('notes' in step) await addNote(desk, caller, { claim_uid, text: step.notes })
  else if ('adds' in step) await addPaper(claims, by, claim_uid, step.adds, step.file, step.lines)
  else if ('resolves' in step)
    await markResolved(claims, by, { mark_resolved: true, claim_uids: [claim_uid] })
  else {
    const assignee_uid = past.actors.get(step.assignsTo)?.person_uid ?? null
    await assign(desk, caller, { claim_uid, assignee_uid })
  }
}

async function addPaper(
  claims: ReturnType<typeof createClaims>,
  actor: Actor,
  claim_uid: string,
  kind: 'supporting' | 'appeal_letter',
  name: string,
  lines: readonly string[],
): Promise<void> {
  const file = await claims.files.stage(samplePdf(lines), Number.POSITIVE_INFINITY)
  const upload = { name, file }
  await addDocument(claims, actor, { kind, claim_uid, upload, upload_key: null, address: HERE })
}
