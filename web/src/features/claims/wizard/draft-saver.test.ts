import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../../../platform/call-error.ts'
import { type DraftContent, makeDraftSaver, type SaveStatus, saveDelayMs } from './draft-saver.ts'

const content = (subject: string): DraftContent => ({ step: 1, answers: { subject } })

function setUp(save: () => Promise<void> = async () => undefined) {
  const saves: { subject: unknown; keepalive: boolean }[] = []
  const told: SaveStatus[] = []
  const saver = makeDraftSaver({
    save: (draft, { keepalive }) => {
      saves.push({ subject: draft.answers.subject, keepalive })
      return save()
    },
    tell: (status) => told.push(status),
  })
  return { saver, saves, told, subjects: () => saves.map(({ subject }) => subject) }
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

test('words typed during a save are saved after it, never beside it', async () => {
  const ends: (() => void)[] = []
  const { saver, subjects } = setUp(() => new Promise((resolve) => ends.push(resolve)))
  saver.change(content('first'))
  void saver.flush()
  await vi.advanceTimersByTimeAsync(0)
  saver.change(content('second'))
  await vi.advanceTimersByTimeAsync(saveDelayMs * 3)
  expect(subjects()).toEqual(['first'])
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(subjects()).toEqual(['first', 'second'])
})

test('a failed save is tried again, each time after a longer wait, until it works', async () => {
  let isDown = true
  const { saver, subjects, told } = setUp(async () => {
    if (isDown) throw new Error('down')
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
  const { saver, subjects, told } = setUp(async () => {
    throw new CallError({ status: 409, detail: 'This request was submitted already.' })
  })
  saver.change(content('MRI'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(subjects()).toEqual(['MRI'])
  expect(told).toEqual(['saving', 'gone'])
})

test('a page that goes away hands what is unsaved to the browser', async () => {
  const { saver, saves } = setUp()
  saver.leave()
  expect(saves).toEqual([])
  saver.change(content('MRI'))
  saver.leave()
  expect(saves).toEqual([{ subject: 'MRI', keepalive: true }])
})

test('nothing is saved while a claim is being sent, nor after it', async () => {
  const { saver, subjects } = setUp()
  saver.pause()
  saver.change(content('late'))
  saver.leave()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(subjects()).toEqual([])
  saver.forget()
  await saver.flush()
  expect(subjects()).toEqual([])
})

test('what was typed while a claim could not be sent is saved afterwards', async () => {
  const { saver, subjects } = setUp()
  saver.pause()
  saver.change(content('late'))
  saver.resume()
  await vi.advanceTimersByTimeAsync(saveDelayMs)
  expect(subjects()).toEqual(['late'])
})
