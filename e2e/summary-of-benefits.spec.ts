import type { Page } from '@playwright/test'
import { openWithCoverage } from './coverage.ts'
import { expectAccessible, expectNoSidewaysScroll } from './expectations.ts'
import { makeChinesePdf, makePdf } from './pdf.ts'
import { makeMember, signIn } from './people.ts'
import { expect, test } from './test.ts'

const choose = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.getByLabel('Choose a PDF').setInputFiles(file)

test('a summary of benefits goes up with progress and is shown page by page', async ({
  page,
  request,
  context,
}) => {
  await signIn(page, await makeMember(request))
  await openWithCoverage(page)
  await choose(page, { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('png') })
  await expect(
    page.getByText(
      'There is something wrong with your file selection. Please select a pdf copy of your SOB.',
    ),
  ).toBeVisible()

  const network = await context.newCDPSession(page)
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 200_000 }
  await network.send('Network.emulateNetworkConditions', slow)
  const pages = ['What this plan covers', 'Limits and exclusions', 'Your rights to appeal']
  await choose(page, { name: 'sbc-2026.pdf', mimeType: 'application/pdf', buffer: makePdf(pages, 600_000) })
  const progress = page.getByRole('progressbar', { name: 'Uploading sbc-2026.pdf' })
  await expect(progress).toHaveAttribute('value', /^[1-9]\d?$/)
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
  await expect(page.getByText('Successfully uploaded SOB.')).toBeVisible({ timeout: 30_000 })

  const viewer = page.getByRole('region', { name: 'sbc-2026.pdf, pages' })
  await expect(viewer.getByText('What this plan covers')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('1 / 3')).toBeVisible()
  const frame = page.getByRole('toolbar', { name: 'PDF' }).locator('..')
  expect((await frame.boundingBox())?.height).toBe(800)
  await expect.poll(() => inkOf(page)).toBeGreaterThan(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const before = await viewer.locator('canvas').first().boundingBox()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect
    .poll(async () => (await viewer.locator('canvas').first().boundingBox())?.width)
    .toBeGreaterThan(before?.width ?? Number.POSITIVE_INFINITY)
  await page.getByRole('button', { name: 'Next page' }).click()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(viewer.getByText('Your rights to appeal')).toBeVisible()
  await expect(page.getByText('3 / 3')).toBeVisible()
  await viewer.focus()
  await page.keyboard.press('Home')
  await expect(page.getByText('1 / 3')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the PDF in a new tab' })).toHaveAttribute(
    'href',
    /^\/files\//,
  )
})

interface Picture {
  width: number
  height: number
  getContext(kind: '2d'): { getImageData(...place: number[]): { data: ArrayLike<number> } } | null
}

/** How many dark dots the first page's picture has. */
function inkOf(page: Page): Promise<number> {
  return page
    .locator('canvas')
    .first()
    .evaluate((element) => {
      const canvas = element as unknown as Picture
      const dots = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
      let dark = 0
      for (let at = 0; at < dots.length; at += 4) if ((dots[at] ?? 255) < 128) dark += 1
      return dark
    })
}

test('a paper in Chinese that brings no letters of its own is read all the same', async ({
  page,
  request,
}) => {
  await signIn(page, await makeMember(request))
  await openWithCoverage(page)
  const buffer = makeChinesePdf('福利摘要')
  await choose(page, { name: 'chinese.pdf', mimeType: 'application/pdf', buffer })
  const viewer = page.getByRole('region', { name: 'chinese.pdf, pages' })
  await expect(viewer.getByText('福利摘要')).toBeVisible({ timeout: 30_000 })
})

test('refusals of a summary of benefits are said in the words of the specification', async ({
  page,
  request,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of (409|413)/)
  await signIn(page, await makeMember(request))
  await page.goto('/account/coverage')
  const pdf = { name: 'sbc.pdf', mimeType: 'application/pdf', buffer: makePdf(['One page']) }
  await choose(page, pdf)
  await expect(
    page.getByText('Please save your coverage first. Then you can add its summary of benefits.'),
  ).toBeVisible()
  await choose(page, { ...pdf, buffer: makePdf(['Large'], 26 * 1_048_576) })
  await expect(page.getByText('File too large. Please upload a smaller version of the file.')).toBeVisible({
    timeout: 30_000,
  })
  await expectAccessible(page)
})
