import { uploadSupportingDocument } from '@recourse/contract/documents'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentSession, endSession, giveUpSession, startSession } from './session.ts'
import { makeToken } from './testing/make-token.ts'
import { makePdf, uploadsSeen } from './testing/uploads-seen.ts'
import { upload } from './upload.ts'

const deadToken = makeToken().replace('signature', 'dead')

function send(file: File, different: { signal?: AbortSignal; claim_uid?: string } = {}) {
  const percents: number[] = []
  const claim_uid = different.claim_uid ?? crypto.randomUUID()
  const sent = upload(uploadSupportingDocument, {
    file,
    fields: { claim_uid },
    key: crypto.randomUUID(),
    onProgress: (percent) => percents.push(percent),
    signal: different.signal ?? new AbortController().signal,
  })
  return { sent, percents, claim_uid }
}

beforeEach(() => {
  endSession()
  startSession(makeToken())
})
afterEach(() => {
  vi.useRealTimers()
  endSession()
})

test('a file arrives whole, with its claim, its key and the token, and the progress is told in whole numbers', async () => {
  const { sent, percents, claim_uid } = send(makePdf('letter.pdf', 3_000_000))
  const document = await sent
  expect(document).toMatchObject({ name: 'letter.pdf', size: 3_000_000 })
  expect(await uploadsSeen(claim_uid)).toEqual([
    {
      claim_uid,
      key: document.uid,
      name: 'letter.pdf',
      size: 3_000_000,
      authorization: `Bearer ${makeToken()}`,
      status: 201,
    },
  ])
  expect(percents.at(-1)).toBe(100)
  expect(percents.every(Number.isInteger)).toBe(true)
  expect(percents.toSorted((a, b) => a - b)).toEqual(percents)
})

test('a refusal carries the sentence of the server', async () => {
  await expect(send(makePdf('refused-415.pdf')).sent).rejects.toMatchObject({
    name: 'CallError',
    status: 415,
    detail: 'Refused with 415.',
  })
})

test('a dead token leaves the page as it is, and the file is sent once the person has signed in again', async () => {
  startSession(deadToken)
  const { sent, claim_uid } = send(makePdf('letter.pdf'))
  await expect.poll(() => currentSession()).toMatchObject({ isSignedIn: true, token: '' })
  expect(localStorage.length).toBe(0)
  startSession(makeToken())
  await sent
  const seen = await uploadsSeen(claim_uid)
  expect(seen.map(({ status }) => status)).toEqual([401, 201])
  expect(new Set(seen.map(({ key }) => key)).size).toBe(1)
})

test('a person who does not sign in again is signed out', async () => {
  startSession(deadToken)
  const { sent } = send(makePdf('letter.pdf'))
  await expect.poll(() => currentSession().token).toBe('')
  giveUpSession()
  await expect(sent).rejects.toMatchObject({ status: 401 })
  expect(currentSession().isSignedIn).toBe(false)
})

test('an upload that is taken back ends with its own reason', async () => {
  const stop = new AbortController()
  const claim_uid = crypto.randomUUID()
  const { sent } = send(makePdf('silent.pdf'), { signal: stop.signal, claim_uid })
  await expect.poll(() => uploadsSeen(claim_uid)).toHaveLength(1)
  stop.abort(new Error('The page went away.'))
  await expect(sent).rejects.toThrow('The page went away.')
})

test('a minute of silence is taken for a lost connection', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const claim_uid = crypto.randomUUID()
  const { sent } = send(makePdf('silent.pdf'), { claim_uid })
  const failure = sent.catch((error: unknown) => error)
  await vi.waitFor(async () => expect(await uploadsSeen(claim_uid)).toHaveLength(1))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await failure).toMatchObject({ status: 0, detail: 'Whoops, internal server error.' })
})
