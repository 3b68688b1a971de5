import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '../../platform/query-client.ts'
import { endSession, startSession } from '../../platform/session.ts'
import { answerCalls } from '../../platform/testing/answer-calls.ts'
import { makeToken } from '../../platform/testing/make-token.ts'
import { makePdf, releaseUpload, uploadsSeen } from '../../platform/testing/uploads-seen.ts'
import { expectNoAxeViolations } from '../../ui/testing/expect-no-axe-violations.ts'
import { claimsServer, newestPage, renderClaims } from '../claims/testing/claims-page.tsx'
import { makeClaim } from '../claims/testing/make-claim.ts'

let claimUid: string

beforeEach(async () => {
  queryClient.setDefaultOptions({ queries: { retry: false } })
  claimUid = crypto.randomUUID()
  await page.viewport(1280, 900)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  endSession()
})

function server() {
  return claimsServer([makeClaim({ id: 1, uid: claimUid, subject: 'Brain MRI' })], 1)
}

async function openPanel(scopes?: string[]) {
  const seen = answerCalls(server())
  const screen = await renderClaims({ state: { open: claimUid }, ...(scopes && { scopes }) })
  const opener = screen.getByRole('button', { name: 'Upload Supporting Documents' })
  await opener.click()
  const dialog = screen.getByRole('dialog', { name: 'Upload Supporting Documents' })
  await expect.element(dialog).toBeVisible()
  const choose = (...files: File[]) => dialog.getByLabelText('Choose files').upload(files)
  const upload = () => dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  return { screen, seen, opener, dialog, choose, upload }
}

test('files go to the claim one by one, the panel says so and closes, and the list is read again', async () => {
  const { seen, opener, dialog, choose, upload } = await openPanel()
  await choose(makePdf('letter.pdf'), makePdf('notes.pdf'))
  await expect.element(dialog.getByText('2 file(s) selected')).toBeVisible()
  await expectNoAxeViolations()
  await upload()
  await expect.element(dialog.getByText('Files successfully uploaded.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  const arrived = await uploadsSeen(claimUid)
  expect(arrived.map(({ name, status }) => [name, status])).toEqual([
    ['letter.pdf', 201],
    ['notes.pdf', 201],
  ])
  expect(seen.filter(({ target }) => target === newestPage)).toHaveLength(2)
})

test('staff may add documents too', async () => {
  const { dialog, choose, upload } = await openPanel(['authenticated', 'staff'])
  await choose(makePdf('letter.pdf'))
  await upload()
  await expect.element(dialog.getByText('Files successfully uploaded.')).toBeVisible()
})

test('nothing chosen and a wrong type are said before anything is sent', async () => {
  const { dialog, choose, upload } = await openPanel()
  await upload()
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('Please select at least one file to upload')
  await choose(new File(['<p>'], 'page.html', { type: 'text/html' }))
  await upload()
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('Some files have invalid types. Supported file types: PDF, text, PNG, and JPEG.')
  await dialog.getByRole('button', { name: 'Remove page.html' }).click()
  await expect.element(dialog.getByLabelText('Choose files')).toHaveFocus()
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()
  expect(await uploadsSeen(claimUid)).toEqual([])
})

test('a file that is too large keeps the panel open while the rest arrives', async () => {
  const { dialog, choose, upload } = await openPanel()
  await choose(makePdf('refused-413.pdf'), makePdf('letter.pdf'))
  await upload()
  await expect.element(dialog.getByText('File too large. Please upload a smaller version.')).toBeVisible()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('1 of 2 files was not uploaded.')
  await expect.element(dialog.getByText('Done')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: /^Try again/ })).not.toBeInTheDocument()
  await expectNoAxeViolations()
  await dialog.getByRole('button', { name: 'Remove refused-413.pdf' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test.each([
  ['refused-415.pdf', 'Refused with 415.'],
  ['refused-500-once.pdf', 'Upload failed. Please try again.'],
])('%s fails with "%s"', async (name, sentence) => {
  const { dialog, choose, upload } = await openPanel()
  await choose(makePdf(name))
  await upload()
  await expect.element(dialog.getByText(sentence)).toBeVisible()
})

test('another try of the same file sends the same key', async () => {
  const { dialog, choose, upload } = await openPanel()
  await choose(makePdf('refused-500-once.pdf'))
  await upload()
  await dialog.getByRole('button', { name: /^Try again/ }).click()
  await expect.element(dialog.getByText('Files successfully uploaded.')).toBeVisible()
  const tries = await uploadsSeen(claimUid)
  expect(tries.map(({ status }) => status)).toEqual([500, 201])
  expect(tries[0]?.key).toBe(tries[1]?.key)
})

test('closing while a file is on its way asks first', async () => {
  const { dialog, choose, upload } = await openPanel()
  await choose(makePdf('held-1.pdf'), makePdf('letter.pdf'))
  await upload()
  await expect.element(dialog.getByText(/^Uploading file 1 of 2/)).toBeVisible()
  await expect.element(dialog.getByRole('heading', { name: 'Uploading' })).toHaveFocus()
  await expect.element(dialog.getByRole('progressbar', { name: 'Uploading held-1.pdf' })).toBeVisible()
  await expectNoAxeViolations()
  expect(wouldWarnOnLeaving()).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog.getByText('Your files are still uploading')).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep uploading' }).click()
  await releaseUpload(claimUid)
  await expect.element(dialog.getByText('Files successfully uploaded.')).toBeVisible()
  await expect.poll(wouldWarnOnLeaving).toBe(false)
})

test('closing in the middle after all stops what is on its way', async () => {
  const { dialog, choose, upload } = await openPanel()
  await choose(makePdf('held-1.pdf'), makePdf('letter.pdf'))
  await upload()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.getByRole('button', { name: 'Stop and close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await releaseUpload(claimUid)
  expect((await uploadsSeen(claimUid)).map(({ name }) => name)).toEqual(['held-1.pdf'])
})

test('the way back in the browser asks too, and leads on once all is done', async () => {
  const { screen, dialog, choose, upload } = await openPanel()
  await choose(makePdf('held-1.pdf'))
  await upload()
  await expect.element(dialog.getByText(/^Uploading file 1 of 1/)).toBeVisible()
  await screen.router.navigate('/elsewhere')
  await expect.element(screen.getByRole('dialog', { name: 'Your files are still uploading' })).toBeVisible()
  await releaseUpload(claimUid)
  await expect.element(screen.getByText('You are at /elsewhere')).toBeVisible()
})

test('a session that ends in the middle asks for the password in place, and the upload goes on', async () => {
  const deadToken = makeToken({ sub: 'person-1', username: 'maria', scopes: ['authenticated'] })
  const { screen, dialog, choose, upload } = await openPanel()
  startSession(deadToken.replace('signature', 'dead'))
  await choose(makePdf('letter.pdf'), makePdf('notes.pdf'))
  await upload()
  const asking = screen.getByRole('dialog', { name: 'Please sign in again' })
  await expect.element(asking).toBeVisible()
  await expect.element(asking.getByLabelText('Username')).toHaveValue('maria')
  await expectNoAxeViolations()
  const answers = {
    ...server(),
    'POST /auth/token': (body: unknown) =>
      (body as { password: string }).password === 'wrong'
        ? { status: 400, json: { detail: 'Incorrect username or password.' } }
        : {
            status: 201,
            json: {
              access_token: deadToken,
              token_type: 'bearer',
              scopes: ['authenticated'],
              expires_at: '2026-11-15T12:00:00.000Z',
            },
          },
  }
  answerCalls(answers)
  await asking.getByLabelText('Password', { exact: true }).fill('wrong')
  await asking.getByRole('button', { name: 'Sign In' }).click()
  await expect.element(asking.getByText('Incorrect username or password.')).toBeVisible()
  await asking.getByLabelText('Password', { exact: true }).fill('marigold-river-22')
  await asking.getByRole('button', { name: 'Sign In' }).click()
  await expect.element(dialog.getByText('Files successfully uploaded.')).toBeVisible()
  expect((await uploadsSeen(claimUid)).map(({ status }) => status)).toEqual([401, 201, 201])
})

test('a person who leaves their files behind is brought to the login page', async () => {
  const { screen, choose } = await openPanel()
  await choose(makePdf('letter.pdf'))
  endSession('idle')
  const asking = screen.getByRole('dialog', { name: 'Please sign in again' })
  await asking.getByRole('button', { name: 'Leave without it' }).click()
  await expect.element(screen.getByText('You are at /login')).toBeVisible()
})

function wouldWarnOnLeaving(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}
