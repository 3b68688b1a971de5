import type { TimelineEvent } from '@recourse/contract/timeline'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../platform/query-client.ts'
import { answerCalls } from '../../platform/testing/answer-calls.ts'
import { renderApp } from '../../platform/testing/render-app.tsx'
import { expectNoAxeViolations } from '../../ui/testing/expect-no-axe-violations.ts'
import { Timeline } from './timeline.tsx'

const uid = '0be94c37-0000-4000-8000-000000000004'
const call = `GET /api/v1/claim_timeline?claim_uid=${uid}`
const at = '2026-11-14T15:00:00.000Z'
const by = { name: 'Quinn Demo' }
const file = { uid: 'f1', name: 'letter <b>.pdf', url: '/files/f1' }

const events: readonly TimelineEvent[] = [
  { uid: '8', kind: 'messages_sent', at, by: { name: 'Maria Sample' }, count: 1 },
  { uid: '7', kind: 'messages_sent', at, by, count: 3 },
  { uid: '6', kind: 'note_added', at, by, text: 'Call on Monday.\nAsk for the form.' },
  { uid: '5', kind: 'letter_added', at, by, file },
  { uid: '4', kind: 'document_added', at, by: null, file: { ...file, uid: 'f2', name: 'b.pdf', url: null } },
  { uid: '3', kind: 'assigned', at, by, assignee: { uid: 'p1', name: 'Dana Demo' } },
  { uid: '2', kind: 'status_changed', at, by, from: 'Submitted', to: 'Pending' },
  { uid: '1', kind: 'submitted', at, by: { name: 'Sam Sample' } },
]

beforeEach(() => queryClient.setDefaultOptions({ queries: { retry: false } }))
afterEach(() => vi.unstubAllGlobals())

const show = (hasTopics: boolean) =>
  renderApp({ '/': <Timeline claimUid={uid} level={2} hasTopics={hasTopics} /> }, { pathname: '/' })

test('each event says who did what and when, newest first', async () => {
  answerCalls({ [call]: () => ({ json: { events } }) })
  const screen = await show(false)
  await expect.element(screen.getByText(/Call on Monday/)).toBeVisible()
  const lines = screen
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)
  expect(lines.shift()).toMatch(/^Maria Sample wrote a message Nov 14, 2026/)
  expect(lines.shift()).toMatch(/^Quinn Demo wrote 3 messages/)
  expect(lines[0]).toMatch(/^Quinn Demo left a note Nov 14, 2026, .*Staff only.*Call on Monday\./)
  expect(lines[1]).toMatch(/uploaded an appeal letter.*letter <b>\.pdf/)
  expect(lines[2]).toMatch(/^A closed account added a document.*being checked for viruses/)
  expect(lines[3]).toMatch(/assigned the claim to Dana Demo/)
  expect(lines[4]).toMatch(/changed the status.*Submitted to Pending$/)
  expect(lines[5]).toMatch(/^Sam Sample sent the claim/)
  await expectNoAxeViolations()
})

test('staff can look at one kind of event only', async () => {
  answerCalls({ [call]: () => ({ json: { events } }) })
  const screen = await show(true)
  await screen.getByRole('combobox', { name: 'What the timeline shows' }).selectOptions('Show internal notes')
  await expect.poll(() => screen.getByRole('listitem').elements().length).toBe(1)
  await expect.element(screen.getByText(/left a note/)).toBeVisible()
})

test('a timeline that cannot be loaded offers another try', async () => {
  answerCalls({})
  const screen = await show(false)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Whoops, internal server error.')
  answerCalls({ [call]: () => ({ json: { events: [] } }) })
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Nothing here yet.')).toBeVisible()
})
