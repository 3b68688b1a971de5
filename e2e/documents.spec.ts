import { crc32, deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { canary } from './canaries.ts'
import { fileByApi, listByApi, walkToReview } from './claims.ts'
import { expectAccessible, expectNoSidewaysScroll } from './expectations.ts'
import { makeMember, signIn } from './people.ts'
import { expect, test } from './test.ts'

const mebibyte = 1_048_576

interface ChosenFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const note = (name: string, text = `Call of October 2, ${canary()}`): ChosenFile => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
})
/** One white pixel; written here so that no picture lies in the repository. */
const photo = { name: 'photo.png', mimeType: 'image/png', buffer: whitePixel() }

function whitePixel(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from([0, 255]))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const choose = (page: Page, ...files: ChosenFile[]) => page.getByLabel('Choose files').setInputFiles(files)

test('files are chosen in the last step, go up with the claim and open from the list', async ({
  page,
  request,
  context,
  allowConsoleErrors,
}) => {
  // A document is shown as a thing apart, which may not even ask for our icon.
  allowConsoleErrors(/NotSameOrigin .*favicon\.ico/)
  await signIn(page, await makeMember(request))
  await page.goto('/claims/submit-claim')
  await walkToReview(page)
  await choose(page, note('denial letter.txt'), { ...photo, name: 'bill.png' })
  await expect(page.getByText('2 file(s) selected')).toBeVisible()
  await page.getByRole('button', { name: 'Add documents' }).click()
  await expect(page.getByText('Successfully added documents to be uploaded.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Submit Claim' }).click()
  await expect(page.getByText('Your claim has been submitted')).toBeVisible()
  await expect(page.getByText('Files successfully uploaded.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Return to All Coverage Denials' }).click()
  await page
    .getByRole('button', { name: /Brain MRI/ })
    .first()
    .click()
  const opened = context.waitForEvent('page')
  // The timeline below has it as well.
  await page
    .getByRole('link', { name: /denial letter\.txt/ })
    .first()
    .click()
  await expect((await opened).locator('body')).toHaveText(`Call of October 2, ${canary()}`)
  await expectAccessible(page)
})

test('a file that is too large leaves the claim, says so, and a smaller one can follow', {
  tag: '@long',
}, async ({ page, request, allowConsoleErrors }) => {
  allowConsoleErrors(/status of 413/)
  await signIn(page, await makeMember(request))
  await page.goto('/claims/submit-claim')
  await walkToReview(page)
  await choose(page, note('small.txt'), note('huge.txt', 'x'.repeat(25 * mebibyte + 1)))
  await page.getByRole('button', { name: 'Add documents' }).click()
  await page.getByRole('button', { name: 'Submit Claim' }).click()
  await expect(
    page.getByText('Your claim was submitted, but one of the attached file uploads was too large.'),
  ).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
  expect(await listByApi(page, request)).toMatchObject({
    count: 1,
    claims: [{ docs: [{ name: 'small.txt' }] }],
  })

  await page.goto('/claims')
  await page
    .getByRole('button', { name: /Brain MRI/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Upload Supporting Documents' }).click()
  const panel = page.getByRole('dialog', { name: 'Upload Supporting Documents' })
  await panel.getByLabel('Choose files').setInputFiles([note('smaller.txt')])
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(panel.getByText('Files successfully uploaded.')).toBeVisible()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('link', { name: /smaller\.txt/ }).first()).toBeVisible()
})

test('what the server cannot use is refused in its own words, and nothing is lost', async ({
  page,
  request,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of (415|422)/)
  await signIn(page, await makeMember(request))
  await fileByApi(page, request)
  await page.goto('/claims')
  await page
    .getByRole('button', { name: /Brain MRI/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Upload Supporting Documents' }).click()
  const panel = page.getByRole('dialog', { name: 'Upload Supporting Documents' })
  await panel.getByLabel('Choose files').setInputFiles([
    { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 and no more') },
    {
      name: 'program.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('\x7fELF\x02\x01\x01\0\0\0', 'latin1'),
    },
    note('fine.txt'),
  ])
  await panel.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(panel.getByText('This file is damaged and cannot be opened.')).toBeVisible()
  await expect(panel.getByText('This type of file cannot be used.')).toBeVisible()
  await expect(panel.getByText('Done')).toBeVisible()
  await expectAccessible(page)
})

test('a lost connection during an upload can be tried again', async ({
  page,
  request,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  await signIn(page, await makeMember(request))
  await fileByApi(page, request)
  await page.goto('/claims')
  await page
    .getByRole('button', { name: /Brain MRI/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Upload Supporting Documents' }).click()
  const panel = page.getByRole('dialog', { name: 'Upload Supporting Documents' })
  await panel.getByLabel('Choose files').setInputFiles([note('letter.txt')])
  await context.setOffline(true)
  await panel.getByRole('button', { name: 'Upload', exact: true }).click()
  const again = panel.getByRole('button', { name: /^Try again/ })
  await expect(again).toBeVisible()
  await context.setOffline(false)
  await again.click()
  await expect(panel.getByText('Files successfully uploaded.')).toBeVisible()
  await expect(page.locator('dl').getByRole('link', { name: /letter\.txt/ })).toHaveCount(1)
})
