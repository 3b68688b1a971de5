import { expect, test } from 'vitest'
import { documentRequests } from '../data/document-requests.ts'
import { planEntryIds } from '../plan-entry.ts'
import { loadChecklist, missingItems } from './checklist.ts'
import { lateAppealLetter } from './late-appeal-letter.ts'
import { requestLetter } from './request-letter.ts'

test('what was not ticked becomes the numbered requests of the letter, in order and with the law', async () => {
  const items = await loadChecklist('ACA_MARKETPLACE')
  const found = new Set(
    items.map(({ id }) => id).filter((id) => !['commercial.standard', 'commercial.guideline'].includes(id)),
  )
  const missing = missingItems(items, found)
  expect(missing.map(({ id }) => id)).toEqual(['commercial.standard', 'commercial.guideline'])
  const letter = requestLetter({
    today: '2026-11-15',
    missing,
    documents: [],
    noticeDate: '2026-11-02',
    planName: ' Acme ',
  })
  expect(letter).toContain('November 15, 2026')
  expect(letter).toContain('To: Acme, Appeals')
  expect(letter).toContain('your denial dated November 2, 2026')
  expect(letter).toContain('1. The standard you used to decide. (45 CFR 147.136(b)(2)(ii)(E)(3))')
  expect(letter).toContain(
    '2. The full text of each guideline or policy you used. (29 CFR 2560.503-1(g)(1)(v)(A))',
  )
  expect(letter).toContain('This letter is not my appeal.')
})

test('what is not known stays a blank that can be seen', () => {
  const letter = requestLetter({ today: '2026-11-15', missing: [], documents: [] })
  for (const blank of ['[your name]', '[on your card]', '[name of the plan]', '[date on the letter]']) {
    expect(letter).toContain(blank)
  }
  expect(letter).not.toContain('undefined')
})

test('papers that are free are asked for free of charge', () => {
  const file = documentRequests.filter(({ id }) => id === 'claim_file' || id === 'plan_document')
  const letter = requestLetter({ today: '2026-11-15', missing: [], documents: file })
  expect(letter.match(/free of charge/g)).toHaveLength(1)
  expect(letter).toContain('1. My whole claim file')
})

test.each(planEntryIds)('the checklist of %s holds only its own items', async (entry) => {
  for (const item of await loadChecklist(entry)) expect(item.applies_to).toContain(entry)
})

test('employer notices are checked on fourteen points, Marketplace ones on all but the ERISA suit', async () => {
  expect(await loadChecklist('EMPLOYER_SPONSORED_SELF_FUNDED')).toHaveLength(14)
  expect(await loadChecklist('ACA_MARKETPLACE')).toHaveLength(13)
  expect(await loadChecklist('SHORT_TERM_OR_EXCEPTED')).toEqual([])
})

test('a late appeal says that it is an appeal, asks for good cause and leaves the reason blank', () => {
  const head = { today: '2026-11-15', noticeDate: '2026-08-31', level: 'Reconsideration by the plan' }
  const letter = lateAppealLetter({ ...head, citation: '42 CFR 422.582(b)', keepServices: false })
  expect(letter).toContain('This is an appeal: Reconsideration by the plan.')
  expect(letter).toContain('good cause')
  expect(letter).toContain('[what kept you')
  expect(letter).not.toContain('continue my services')
  expect(lateAppealLetter({ ...head, citation: '', keepServices: true })).toContain(
    'Please continue my services',
  )
})
