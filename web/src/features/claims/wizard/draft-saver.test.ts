import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../../../platform/call-error.ts'
import type { AgreedDraft, DraftChanges, DraftContent } from './draft-content.ts'
import { makeDraftSaver, type SaveStatus, saveDelayMs } from './draft-saver.ts'

const content = (subject: string, more: Partial<DraftContent['answers']> = {}): DraftContent => ({
  step: 1,
  answers: { subject, ...more },
  file_names: [],
})
const nothing: AgreedDraft = { uid: undefined, version: 0, content: content('') }
const draft = (version: number, held: DraftContent): AgreedDraft => ({
  uid: 'draft-1',
  version,
  content: held,
})

/** Accepts what comes from the version it has, as the server does. */
function setUp({ start = nothing, disturb }: { start?: AgreedDraft; disturb?: () => Promise<void> } = {}) {
  const server = { draft: start }
  const saves: { subject: unknown; version: number }[] = []
  const partings: { changes: DraftChanges; from: number; makes: number }[] = []
  const taken: DraftChanges[] = []
  const told: SaveStatus[] = []
  const saver = makeDraftSaver({
    start,
    save: async (given, { version }) => {
      saves.push({ subject: given.answers.subject, version })
      await disturb?.()
      const accepted = version === server.draft.version
      if (accepted) server.draft = draft(version + 1, given)
      return { accepted, now: server.draft }
    },
    part: async (changes, { version }, makes) => void partings.push({ changes, from: version, makes }),
    take: (changes) => taken.push(changes),
    tell: (status) => told.push(status),
  })
  return { saver, server, saves, partings, taken, told, subjects: () => saves.map(({ subject }) => subject) }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a pause in typing saves the newest words once', async () => {
  const { saver, subjects, told } = setUp()
  saver.change(content('M'))
  await vi.advanceTimersByTimeAsync(saveDelayMs - 1)
  saver.change(content('MRI'))
  await vi.advanceTimersByTimeAsync(saveDelayMs - 1)
  expect(subjects()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(subjects()).toEqual(['MRI'])
  expect(told).toEqual(['saving', 'saved'])
  expect(saver.unsaved()).toBeUndefined()
})

test('"Saved" goes away with the next letter, not only with the next save', async () => {
  const { saver, told } = setUp()
  saver.change(content('M'))
  await saver.flush()
  expect(told).toEqual(['saving', 'saved'])
  saver.change(content('MR'))
  expect(told).toEqual(['saving', 'saved', 'saving'])
})

test('a letter that is taken back before it was sent needs no save', async () => {
  const { saver, subjects, told } = setUp({ start: draft(4, content('M')) })
  saver.change(content('MR'))
  saver.change(content('M'))
  expect(told).toEqual(['saving', 'saved'])
  expect(saver.unsaved()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(saveDelayMs)
  expect(subjects()).toEqual([])
})

test('words typed during a save are saved after it, never beside it', async () => {
  const ends: (() => void)[] = []
  const { saver, saves } = setUp({ disturb: () => new Promise((resolve) => ends.push(resolve)) })
  saver.change(content('first'))
  void saver.flush()
  await vi.advanceTimersByTimeAsync(0)
  saver.change(content('second'))
  await vi.advanceTimersByTimeAsync(saveDelayMs * 3)
  expect(saves).toHaveLength(1)
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(saves).toEqual([
    { subject: 'first', version: 0 },
    { subject: 'second', version: 1 },
  ])
})

test('a failed save is tried again, each time after a longer wait, until it works', async () => {
  let isDown = true
  const { saver, subjects, told } = setUp({
    disturb: async () => {
      if (isDown) throw new Error('down')
    },
  })
  saver.change(content('MRI'))
  await vi.advanceTimersByTimeAsync(saveDelayMs)
  expect(told).toEqual(['saving', 'failed'])
  expect(saver.failure()).toEqual(new Error('down'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(subjects()).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(3999)
  expect(subjects()).toHaveLength(2)
  isDown = false
  await vi.advanceTimersByTimeAsync(1)
  expect(subjects()).toHaveLength(3)
  expect(told.at(-1)).toBe('saved')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(subjects()).toHaveLength(3)
})

test('a draft that became a claim elsewhere is not tried again', async () => {
  const { saver, subjects, partings, told } = setUp({
    disturb: async () => {
      throw new CallError({ status: 409, detail: 'This request was submitted already.' })
    },
  })
  saver.change(content('MRI'))
  await vi.advanceTimersByTimeAsync(60_000)
  saver.leave()
  expect(subjects()).toEqual(['MRI'])
  expect(partings).toEqual([])
  expect(told).toEqual(['saving', 'gone'])
})

test('nothing is saved while a claim is being sent, nor after it', async () => {
  const { saver, subjects, partings } = setUp()
  saver.pause()
  saver.change(content('late'))
  saver.leave()
  await vi.advanceTimersByTimeAsync(60_000)
  saver.forget()
  await saver.flush()
  expect([...subjects(), ...partings]).toEqual([])
})

test('what was typed while a claim could not be sent is saved afterwards', async () => {
  const { saver, subjects } = setUp()
  saver.pause()
  saver.change(content('late'))
  saver.resume()
  await vi.advanceTimersByTimeAsync(saveDelayMs)
  expect(subjects()).toEqual(['late'])
})

test('a page that goes away hands only its changes to the browser, with the version they will make', async () => {
  const { saver, partings } = setUp({ start: draft(4, content('M', { phone: '5' })) })
  saver.leave()
  expect(partings).toEqual([])
  saver.change(content('MRI', { phone: '5' }))
  saver.leave()
  expect(partings).toEqual([{ changes: { step: 1, answers: { subject: 'MRI' } }, from: 4, makes: 5 }])
})

test('beside a save under way, the last changes will make the version after it', async () => {
  const { saver, partings } = setUp({ disturb: () => new Promise(() => undefined) })
  saver.change(content('M'))
  void saver.flush()
  await vi.advanceTimersByTimeAsync(0)
  saver.change(content('MR'))
  saver.leave()
  expect(partings).toMatchObject([{ changes: { answers: { subject: 'MR' } }, from: 0, makes: 2 }])
})

test('when another page has saved, its changes come in, those made here stay, and the sum is saved', async () => {
  const { saver, server, saves, taken, told } = setUp({ start: draft(4, content('M', { age: '5' })) })
  const theirs = { ...content('theirs', { age: '58' }), step: 4, file_names: ['bill.pdf'] }
  server.draft = draft(9, theirs)
  saver.change({ ...content('MRI', { age: '5' }), step: 2 })
  await vi.advanceTimersByTimeAsync(saveDelayMs)
  expect(taken).toEqual([{ step: 2, answers: { age: '58' }, file_names: ['bill.pdf'] }])
  expect(saves.map(({ version }) => version)).toEqual([4, 9])
  expect(server.draft).toEqual(
    draft(10, { ...content('MRI', { age: '58' }), step: 2, file_names: ['bill.pdf'] }),
  )
  expect(told).toEqual(['saving', 'saved'])
  // The form now shows the sum, which is no news.
  saver.change({ ...content('MRI', { age: '58' }), step: 2, file_names: ['bill.pdf'] })
  await vi.advanceTimersByTimeAsync(saveDelayMs)
  expect(saves).toHaveLength(2)
})

test('letters typed while another page’s changes come in are kept', async () => {
  const ends: (() => void)[] = []
  const { saver, server } = setUp({
    start: draft(4, content('M', { age: '5' })),
    disturb: () => new Promise((resolve) => ends.push(resolve)),
  })
  server.draft = draft(5, content('M', { age: '58' }))
  saver.change(content('MR', { age: '5' }))
  void saver.flush()
  await vi.advanceTimersByTimeAsync(0)
  saver.change(content('MRI', { age: '5' }))
  for (let round = 0; round < 3; round += 1) {
    ends[round]?.()
    await vi.advanceTimersByTimeAsync(saveDelayMs)
  }
  expect(server.draft.content.answers).toEqual({ subject: 'MRI', age: '58' })
  expect(saver.unsaved()).toBeUndefined()
})

test('what was saved earlier gives way to another page, since it is not a change of now', async () => {
  const { saver, server } = setUp({ start: draft(4, content('', { age: '' })) })
  saver.change(content('MRI', { age: '' }))
  await saver.flush()
  server.draft = draft(6, content('Brain MRI', { age: '' }))
  saver.change(content('MRI', { age: '58' }))
  await saver.flush()
  expect(server.draft).toEqual(draft(7, content('Brain MRI', { age: '58' })))
})

test('a save whose answer was lost is not mistaken for another page, not even when it was taken back', async () => {
  let isLost = true
  const { saver, server, taken } = setUp({
    start: draft(4, content('M')),
    disturb: async () => {
      if (!isLost) return
      server.draft = draft(5, content('MRI'))
      throw new Error('The answer was lost.')
    },
  })
  saver.change(content('MRI'))
  await saver.flush()
  isLost = false
  saver.change(content('M'))
  await saver.flush()
  expect(server.draft).toEqual(draft(6, content('M')))
  expect(taken).toEqual([])
})

test('a newer draft that was read is taken over without a save; older ones and those of another draft are not', async () => {
  const { saver, saves, taken, told } = setUp({ start: draft(4, content('M', { age: '5' })) })
  saver.learn(draft(4, content('same')))
  saver.learn(draft(3, content('older')))
  saver.learn({ ...draft(9, content('other')), uid: 'draft-2' })
  expect(taken).toEqual([])
  saver.learn(draft(5, content('M', { age: '58' })))
  expect(taken).toEqual([{ step: 1, answers: { age: '58' } }])
  saver.change(content('M', { age: '58' }))
  await vi.advanceTimersByTimeAsync(saveDelayMs)
  expect(saves).toEqual([])
  expect(told).toEqual([])
  saver.change(content('MR', { age: '58' }))
  await vi.advanceTimersByTimeAsync(saveDelayMs)
  expect(saves[0]).toEqual({ subject: 'MR', version: 5 })
})
