import { endpoints } from '@recourse/contract/endpoints'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { makeApp } from '../../testing/make-app.ts'
import { makeClaim } from '../../testing/make-claim.ts'
import { makeFile } from '../../testing/make-file.ts'
import { makePerson } from '../../testing/people.ts'

const server = await makeApp()
const forStaff = (access: string) => access === 'staff' || access === 'superuser'
const ofMembers = Object.entries(endpoints).filter(([, { access }]) => !forStaff(access))

describe('what is for staff only', () => {
  test.each(ofMembers.filter(([name]) => name !== 'getClaimTimeline'))(
    'has no place in the answer of %s',
    (_, { reply }) => {
      const schema = JSON.stringify(z.toJSONSchema(reply, { unrepresentable: 'any' }))
      expect(schema).not.toMatch(
        /"(assignee\w*|waiting_since|note\w*|author|actor_uid|audit\w*|details|facets)":/,
      )
    },
  )

  test('never reaches a member, whatever they ask', async () => {
    const member = await makePerson(server)
    const staff = await makePerson(server, { is_staff: true })
    const { uid } = await makeClaim(member)
    await server.auth.orm.execute(
      `UPDATE people SET first_name = 'Canaryname', last_name = 'Onstaff' WHERE uid = '${staff.uid}'`,
    )
    await staff.call('PUT', '/api/v1/admin/assign_claim', { claim_uid: uid, assignee_uid: staff.uid })
    await staff.call('POST', '/api/v1/admin/claim_notes', { claim_uid: uid, text: 'canary-note' })
    await staff.call('PUT', '/api/v1/admin/claim_status', { claim_uid: uid, status: 'Pending' })
    await makeFile(server, {
      kind: 'appeal_letter',
      claim_uid: uid,
      owner_uid: member.uid,
      uploaded_by: staff.uid,
    })
    const asStaff = await staff.call('GET', `/api/v1/claim_timeline?claim_uid=${uid}`)
    expect(asStaff.body).toMatch(/canary-note/)
    expect(asStaff.body).toMatch(/Canaryname Onstaff/)

    const bodies = new Map([
      ['submitClaim', {}],
      ['markClaimsResolved', { mark_resolved: true, claim_uids: [uid] }],
      ['addClaimNote', { claim_uid: uid, text: 'Hello' }],
      ['setClaimStatus', { claim_uid: uid, status: 'Resolved' }],
      ['assignClaim', { claim_uid: uid, assignee_uid: null }],
    ])
    let found = 0
    for (const [name, { method, path, body }] of Object.entries(endpoints)) {
      if (name === 'signOut') continue
      const url = method === 'GET' && /timeline|notes/.test(path) ? `${path}?claim_uid=${uid}` : path
      const answer = await member.call(method, url, body ? (bodies.get(name) ?? {}) : undefined)
      expect(answer.body, name).not.toMatch(/canary|onstaff|assignee|waiting_since|note_added|"assigned"/i)
      expect(answer.body, name).not.toContain(staff.uid)
      if (answer.body.includes(uid)) found += 1
    }
    // The list, the resolved claim: the questions were about this claim and were answered.
    expect(found).toBeGreaterThanOrEqual(2)
    const timeline = await member.call('GET', `/api/v1/claim_timeline?claim_uid=${uid}`)
    expect(timeline.json().events.length).toBeGreaterThanOrEqual(3)
  })
})
