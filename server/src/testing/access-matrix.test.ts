import type { Access, Endpoint } from '@recourse/contract/endpoint'
import { endpoints } from '@recourse/contract/endpoints'
import { describe, expect, test } from 'vitest'
import { makeApp } from './make-app.ts'
import { makePerson, type TestPerson } from './people.ts'

const server = await makeApp()
const { app } = server

const callers = ['visitor', 'member', 'other member', 'staff', 'claims admin', 'superuser'] as const
type Caller = (typeof callers)[number]

/** What each caller is told. 'in' means past the door: whatever the endpoint itself then answers. */
type Row = Record<Caller, 'in' | 401 | 403>

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
  signed_in: signedIn,
  member: members,
  staff,
  superuser: superusers,
}

async function makeCaller(caller: Caller): Promise<TestPerson | null> {
  if (caller === 'visitor') return null
  return makePerson(server, {
    is_staff: caller === 'staff',
    is_claims_admin: caller === 'claims admin',
    is_superuser: caller === 'superuser',
  })
}

async function callAs(caller: Caller, { method, path, body }: Endpoint) {
  const person = await makeCaller(caller)
  const payload = body ? {} : undefined
  return person
    ? person.call(method, path, payload)
    : app.inject({ method, url: path, ...(payload ? { payload } : {}) })
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

    test.each(callers)(`${endpoint.method} ${endpoint.path} as %s`, async (caller) => {
      const answer = await callAs(caller, endpoint)
      const allowed = row[caller]
      if (allowed === 'in') expect([401, 403]).not.toContain(answer.statusCode)
      else expect(answer.statusCode).toBe(allowed)
      expect(answer.statusCode).toBeLessThan(500)
      if (answer.statusCode >= 400) expect(Object.keys(answer.json())).toContain('detail')
    })
  }
})
