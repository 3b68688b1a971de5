import { randomUUID } from 'node:crypto'
import { chatSocketPath } from '@recourse/contract/chat'
import type { Access, Endpoint } from '@recourse/contract/endpoint'
import { endpoints } from '@recourse/contract/endpoints'
import { sentences } from '@recourse/contract/errors'
import { describe, expect, test } from 'vitest'
import { type Caller, type CallerName, callerNames, makeCaller } from './attack/callers.ts'
import { expectedOf, type Kind, type Thing, thingNamedBy, things } from './attack/expected.ts'
import { send } from './attack/send.ts'
import { type Named, validRequest } from './attack/valid-request.ts'
import { makeApp } from './make-app.ts'
import { makePerson } from './people.ts'

const server = await makeApp()
/** Where staff must have a second step; those who have none yet are let in to set it up, and to nothing else. */
const strict = await makeApp({ STAFF_SECOND_FACTOR: 'required' })

type Role = Exclude<CallerName, Nobody>
/** Callers whose token is worth nothing: to every endpoint they are visitors. */
const nobodies = ['unverified', 'revoked', 'expired', 'tampered', 'disabled'] as const
type Nobody = (typeof nobodies)[number]
const isNobody = (caller: CallerName): caller is Nobody => nobodies.some((nobody) => nobody === caller)

/** What each caller is told. 'in' means past the door: whatever the endpoint itself then answers. */
type Row = Record<Role, 'in' | 401 | 403>

const everyone: Row = {
  visitor: 'in',
  member: 'in',
  'other member': 'in',
  staff: 'in',
  'claims admin': 'in',
  superuser: 'in',
}
const signedIn: Row = { ...everyone, visitor: 401 }
const superusers: Row = {
  visitor: 401,
  member: 403,
  'other member': 403,
  staff: 403,
  'claims admin': 403,
  superuser: 'in',
}

const staff: Row = { ...superusers, staff: 'in', 'claims admin': 'in' }

/** Staff work on claims of others and have none of their own. */
const members: Row = { ...signedIn, staff: 403, 'claims admin': 403, superuser: 403 }

/** One row per endpoint of the contract. A new endpoint without a row fails below. */
const matrix: Record<string, Row> = {
  signIn: everyone,
  signUp: everyone,
  generateVerificationCode: everyone,
  verifyEmail: everyone,
  forgotPassword: everyone,
  resetPassword: everyone,
  confirmEmail: everyone,
  signOut: signedIn,
  keepAlive: signedIn,
  provePassword: signedIn,
  startPasskeyStep: everyone,
  takePasskeyStep: everyone,
  takeCodeStep: everyone,
  takeRecoveryStep: everyone,
  getSecondStep: signedIn,
  startPasskey: signedIn,
  addPasskey: signedIn,
  removePasskey: signedIn,
  startAuthenticator: signedIn,
  addAuthenticator: signedIn,
  removeAuthenticator: signedIn,
  renewRecoveryCodes: signedIn,
  forgetTrustedDevice: signedIn,
  listDevices: signedIn,
  signOutDevice: signedIn,
  signOutOtherDevices: signedIn,
  getProfile: signedIn,
  editProfile: signedIn,
  listRegions: everyone,
  getDataFile: signedIn,
  makeDataFile: signedIn,
  deleteAccount: members,
  getCurrentCoverage: signedIn,
  listCoverages: signedIn,
  createCoverage: signedIn,
  updateCoverage: signedIn,
  uploadSummaryOfBenefits: signedIn,
  getCurrentMember: signedIn,
  listClaims: signedIn,
  submitClaim: members,
  markClaimsResolved: members,
  getWizardDraft: members,
  saveWizardDraft: members,
  deleteWizardDraft: members,
  getIntakeDraft: members,
  saveIntakeDraft: members,
  deleteIntakeDraft: members,
  uploadSupportingDocument: signedIn,
  uploadAppealLetter: staff,
  listFailedMails: superusers,
  retryFailedMail: superusers,
  reportBrokenPage: everyone,
  listPeople: superusers,
  setPersonRoles: superusers,
  setPersonDisabled: superusers,
  endPersonSessions: superusers,
  listAudit: superusers,
  getOverview: staff,
  exportOverview: staff,
  listDeskClaims: staff,
  setClaimStatus: staff,
  assignClaim: staff,
  listStaff: staff,
  addClaimNote: staff,
  listClaimNotes: staff,
  getClaimTimeline: signedIn,
  listMessages: signedIn,
  sendMessage: signedIn,
  makeChatTicket: signedIn,
  markMessagesSeen: signedIn,
  listDownloads: everyone,
  countDownloadView: everyone,
  subscribe: everyone,
}

/** How the declared access must look in the matrix; a row that says otherwise is a slip on one side. */
const expectedByAccess: Record<Access, Row> = {
  public: everyone,
  enrolling: signedIn,
  signed_in: signedIn,
  member: members,
  staff,
  superuser: superusers,
}

const callers = new Map<CallerName, Caller>()
for (const name of callerNames) callers.set(name, await makeCaller(server, name))
const stranger = await makeCaller(server, 'member')

let tried = 0

/** The thing that a request names: the caller's own, a stranger's, or one that does not exist. */
async function namedFor(caller: Caller, thing: Thing, kind: Kind | null): Promise<Named> {
  if (thing === 'own') return caller.own
  const missing = { claim_uid: randomUUID(), coverage_uid: randomUUID(), person_uid: randomUUID() }
  if (thing === 'missing') return { ...caller.own, ...missing }
  // Afresh, since an endpoint may switch a person off.
  return kind === 'person' ? { ...stranger.own, person_uid: (await makePerson(server)).uid } : stranger.own
}

async function tryOne(name: string, endpoint: Endpoint, callerName: CallerName, thing: Thing) {
  const caller = callers.get(callerName)
  if (!caller) throw new Error(`no such caller: ${callerName}`)
  const kind = thingNamedBy(name, endpoint)
  const request = validRequest(name, endpoint, await namedFor(caller, thing, kind))
  const { path } = endpoint
  const answer = await send(server.app, request, await caller.freshToken())
  tried += 1
  const what = `${name} as ${callerName}, ${thing}: ${answer.statusCode} ${answer.body}`
  const allowed = isNobody(callerName) ? matrix[name]?.visitor : matrix[name]?.[callerName]
  if (allowed === 'in') {
    // Sign-in tells someone who knows the password what is wrong with the account; its second step has a ticket of its
    // own in the body, and says so when that is not one of ours.
    const isSignIn = (name === 'signIn' && isNobody(callerName)) || path.startsWith('/auth/second_step/')
    if (!isSignIn) expect([401, 403], what).not.toContain(answer.statusCode)
    const expected = isNobody(callerName) ? null : expectedOf(kind, callerName, thing)
    if (expected === 'found') expect([404, 422], what).not.toContain(answer.statusCode)
    if (expected === 'not found') expect(answer.statusCode, what).toBe(404)
  } else expect(answer.statusCode, what).toBe(allowed)
  expect(answer.statusCode, what).toBeLessThan(500)
  if (answer.statusCode >= 400) expect(Object.keys(answer.json())).toContain('detail')
  return answer
}

describe('who may call what', () => {
  test('every endpoint of the contract has a row, and no row is left over', () => {
    expect(Object.keys(matrix).sort()).toEqual(Object.keys(endpoints).sort())
  })

  for (const [name, endpoint] of Object.entries(endpoints)) {
    const row = matrix[name]
    if (!row) continue

    test(`${name}: the row agrees with the declared access`, () => {
      expect(row).toEqual(expectedByAccess[endpoint.access])
    })

    test(`${endpoint.method} ${endpoint.path} as everyone, for everything it can name`, async () => {
      for (const caller of callerNames) {
        const answers = new Map<Thing, string>()
        for (const thing of thingNamedBy(name, endpoint) ? things : things.slice(0, 1)) {
          const { statusCode, body } = await tryOne(name, endpoint, caller, thing)
          if (statusCode === 404) answers.set(thing, body)
        }
        // What is another's cannot be told from what is not there.
        if (answers.has("another's")) expect(answers.get("another's")).toBe(answers.get('missing'))
      }
    })
  }

  test('the number of cases is the one that docs/security.md speaks of', () => {
    console.log(`access matrix: ${tried} cases`)
    expect(tried).toBeGreaterThanOrEqual(Object.keys(endpoints).length * callerNames.length)
  })
})

describe('a session that must set up a second step first', () => {
  const roles = ['is_staff', 'is_claims_admin', 'is_superuser'] as const

  test('may set it up and sign out, and is refused everything else', async () => {
    const open: string[] = []
    for (const [name, { method, path, body, access }] of Object.entries(endpoints)) {
      if (access === 'public') continue
      const role = roles[open.length % roles.length] ?? 'is_staff'
      const person = await makePerson(strict, { [role]: true })
      const answer = await person.call(method, path, body ? {} : undefined)
      if (access === 'enrolling') open.push(name)
      if (access === 'enrolling') expect([401, 403], name).not.toContain(answer.statusCode)
      else expect([answer.statusCode, answer.json()], name).toEqual([403, { detail: sentences.mustEnrol }])
    }
    expect(open.sort()).toEqual([
      'addAuthenticator',
      'addPasskey',
      'getSecondStep',
      'keepAlive',
      'provePassword',
      'signOut',
      'startAuthenticator',
      'startPasskey',
    ])
  })

  test('is refused by the chat socket too, and members are let in as ever', async () => {
    const staff = await makePerson(strict, { is_staff: true })
    const socket = await strict.app.inject({
      url: `${chatSocketPath}?user_token=${staff.token}&claim_uid=${randomUUID()}`,
    })
    expect([socket.statusCode, socket.json().detail]).toEqual([403, sentences.mustEnrol])
    const member = await makePerson(strict)
    expect((await member.call('GET', '/api/v1/users/me')).statusCode).toBe(200)
  })
})
