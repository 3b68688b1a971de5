import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import IntakePage from '../../pages/intake.tsx'
import SubmitClaimPage from '../../pages/submit-claim.tsx'
import { queryClient } from '../../platform/query-client.ts'
import { endSession, startSession } from '../../platform/session.ts'
import { makeToken } from '../../platform/testing/make-token.ts'
import { renderApp } from '../../platform/testing/render-app.tsx'
import { makePdf, releaseUpload, uploadsSeen } from '../../platform/testing/uploads-seen.ts'
import { expectNoAxeViolations } from '../../ui/testing/expect-no-axe-violations.ts'
import { claimServer, complete, filedClaim, makeDraft } from '../claims/wizard/testing/claim-server.ts'

let claimUid: string

beforeEach(async () => {
  queryClient.setDefaultOptions({ queries: { retry: false } })
  startSession(makeToken())
  claimUid = crypto.randomUUID()
  await page.viewport(1280, 900)
})
afterEach(() => {
  vi.unstubAllGlobals()
  endSession()
})

type ServerOptions = NonNullable<Parameters<typeof claimServer>[0]>

async function openLastStep(options: ServerOptions = {}) {
  const server = claimServer({
    draft: makeDraft(5, complete),
    submit: () => ({ status: 201, json: { ...filedClaim, uid: claimUid } }),
    ...options,
  })
  const path = options.kind === 'intake' ? '/claims/intake' : '/claims/submit-claim'
  const pages = { '/claims/submit-claim': <SubmitClaimPage />, '/claims/intake': <IntakePage /> }
  const screen = await renderApp(pages, { pathname: path })
  const choose = (...files: File[]) => screen.getByLabelText('Choose files').upload(files)
  const add = () => screen.getByRole('button', { name: 'Add documents' }).click()
  const submit = () => screen.getByRole('button', { name: 'Submit Claim' }).click()
  return { server, screen, choose, add, submit }
}

const submitted = 'Your claim has been submitted'

test('files are chosen, added, taken away again and their names kept in the draft', async () => {
  const { server, screen, choose, add } = await openLastStep()
  await add()
  await expect.element(screen.getByText('Please select at least one file to upload')).toBeVisible()
  await choose(makePdf('letter.pdf', 1536), makePdf('notes.pdf'))
  await expect.element(screen.getByText('2 file(s) selected')).toBeVisible()
  await expect.element(screen.getByText('1.5 KB')).toBeVisible()
  await add()
  await expect.element(screen.getByText('Successfully added documents to be uploaded.')).toBeVisible()
  await expect.element(screen.getByText('2 documents')).toBeVisible()
  await expect.element(screen.getByText('2 file(s) selected')).not.toBeInTheDocument()
  await expect.poll(() => server.saves().at(-1)).toMatchObject({ file_names: ['letter.pdf', 'notes.pdf'] })
  await expectNoAxeViolations()
  await screen.getByRole('button', { name: 'Remove letter.pdf' }).click()
  await expect.element(screen.getByRole('button', { name: 'Remove notes.pdf' })).toHaveFocus()
  await expect.poll(() => server.saves().at(-1)).toMatchObject({ file_names: ['notes.pdf'] })
})

test('added files are still there after a look at an earlier step', async () => {
  const { screen, choose, add } = await openLastStep()
  await choose(makePdf('letter.pdf'))
  await add()
  await screen.getByRole('button', { name: 'Back' }).click()
  await screen.getByRole('button', { name: 'Next' }).click()
  await expect.element(screen.getByRole('button', { name: 'Remove letter.pdf' })).toBeVisible()
})

test('files that were chosen but not added hold the claim back', async () => {
  const { server, screen, choose, submit } = await openLastStep()
  await choose(makePdf('letter.pdf'))
  await submit()
  await expect
    .element(screen.getByRole('alert').getByText(/^You chose files but have not added them yet/))
    .toBeVisible()
  expect(server.claims()).toEqual([])
})

test('the files go one by one to the new claim, and the confirmation says so', async () => {
  const { screen, choose, add, submit } = await openLastStep()
  await choose(makePdf('held-1.pdf'), makePdf('notes.pdf'))
  await add()
  await submit()
  await expect.element(screen.getByRole('heading', { name: 'Sending your claim' })).toHaveFocus()
  await expect.element(screen.getByText(/^Uploading file 1 of 2/)).toBeVisible()
  await expect.element(screen.getByText('Waiting')).toBeVisible()
  await expectNoAxeViolations()
  await releaseUpload(claimUid)
  await expect.element(screen.getByRole('heading', { name: submitted })).toHaveFocus()
  await expect.element(screen.getByText('Files successfully uploaded.')).toBeVisible()
  const seen = await uploadsSeen(claimUid)
  expect(seen.map(({ name }) => name)).toEqual(['held-1.pdf', 'notes.pdf'])
  expect(new Set(seen.map(({ key }) => key)).size).toBe(2)
  await expectNoAxeViolations()
})

test('a claim without files is confirmed at once', async () => {
  const { screen, submit } = await openLastStep()
  await submit()
  await expect.element(screen.getByRole('heading', { name: submitted })).toHaveFocus()
  await expect.element(screen.getByText('Files successfully uploaded.')).not.toBeInTheDocument()
})

test('a file that is too large leaves the claim submitted and the rest uploaded', async () => {
  const { screen, choose, add, submit } = await openLastStep()
  await choose(makePdf('refused-413.pdf'), makePdf('notes.pdf'))
  await add()
  await submit()
  await expect.element(screen.getByRole('heading', { name: submitted })).toBeVisible()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(
      'Your claim was submitted, but one of the attached file uploads was too large. Please upload a smaller version of the file by going to your claims page and clicking "Upload Supporting Documents"',
    )
  await expect.element(screen.getByText('Done')).toBeVisible()
  expect((await uploadsSeen(claimUid)).map(({ status }) => status)).toEqual([413, 201])
})

test('a file that failed can be tried again from the confirmation', async () => {
  const { screen, choose, add, submit } = await openLastStep()
  await choose(makePdf('refused-503-once.pdf'))
  await add()
  await submit()
  await expect.element(screen.getByText('Refused with 503.')).toBeVisible()
  await screen.getByRole('button', { name: /^Try again/ }).click()
  await expect.element(screen.getByText('Files successfully uploaded.')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: submitted })).toBeVisible()
})

test('the short form takes files on its last step', async () => {
  const { screen, choose, add, submit } = await openLastStep({
    kind: 'intake',
    draft: makeDraft(3, complete),
  })
  await choose(makePdf('letter.pdf'))
  await add()
  await submit()
  await expect.element(screen.getByText('Files successfully uploaded.')).toBeVisible()
  expect(await uploadsSeen(claimUid)).toHaveLength(1)
})

test('a draft that is taken up again asks for its files by name until they are chosen', async () => {
  const draft = { ...makeDraft(5, complete), file_names: ['letter.pdf', 'notes.pdf'] }
  const { server, screen, choose, add } = await openLastStep({ draft })
  await expect.element(screen.getByText('Please choose these files again:')).toBeVisible()
  await expectNoAxeViolations()
  await choose(makePdf('letter.pdf'))
  await expect.element(screen.getByText('Please choose these files again:')).toBeVisible()
  await add()
  await choose(makePdf('notes.pdf'))
  await expect.element(screen.getByText('Please choose these files again:')).not.toBeInTheDocument()
  await add()
  await expect.element(screen.getByText('2 documents')).toBeVisible()
  const kept = (save: unknown) => (save as typeof draft).file_names.toSorted()
  expect(
    server
      .saves()
      .map(kept)
      .every((names) => names.join() === 'letter.pdf,notes.pdf'),
  ).toBe(true)
})

test('files a person no longer needs are not asked for again', async () => {
  const draft = { ...makeDraft(5, complete), file_names: ['letter.pdf'] }
  const { server, screen } = await openLastStep({ draft })
  await screen.getByRole('button', { name: 'I do not need them' }).click()
  await expect.element(screen.getByText('Please choose these files again:')).not.toBeInTheDocument()
  await expect.poll(() => server.saves().at(-1)).toMatchObject({ file_names: [] })
})

test('a session that ends with files staged asks in place, and nothing is lost', async () => {
  const { screen, choose, add } = await openLastStep()
  await choose(makePdf('letter.pdf'))
  await add()
  endSession('expired')
  await expect.element(screen.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible()
  startSession(makeToken())
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Remove letter.pdf' })).toBeVisible()
})

test('dropped files are taken, and a drop beside the zone does not replace the page', async () => {
  const { screen } = await openLastStep()
  await expect.element(screen.getByLabelText('Choose files')).toBeInTheDocument()
  const data = new DataTransfer()
  data.items.add(makePdf('dropped.pdf'))
  const drop = () => new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data })
  const beside = drop()
  document.body.dispatchEvent(beside)
  expect(beside.defaultPrevented).toBe(true)
  screen.getByRole('group', { name: 'Files to add' }).element().dispatchEvent(drop())
  await expect.element(screen.getByText('dropped.pdf')).toBeVisible()
})
