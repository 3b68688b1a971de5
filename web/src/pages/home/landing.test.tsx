import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { externalLinks } from '../../content/links.ts'
import { renderApp } from '../../platform/testing/render-app.tsx'
import { expectNoAxeViolations } from '../../ui/testing/expect-no-axe-violations.ts'
import Landing from './landing.tsx'

beforeEach(() => page.viewport(1280, 900))

const renderLanding = () => renderApp({ '/': <Landing /> }, { pathname: '/' })
const main = () => document.querySelector('main')
const textsOf = (selector: string) =>
  [...(main()?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent?.replace(/\s+/g, ' '))

test('the sections stand in the order of the specification', async () => {
  const screen = await renderLanding()
  await expect
    .element(screen.getByRole('heading', { level: 1, name: '“Denied” is not the last word.' }))
    .toBeVisible()
  expect(textsOf('h2')).toEqual([
    'Denial Support',
    'Technology',
    'Evidence Building',
    'People Over Profit',
    'In their words',
    'One email a month',
    'We answer to patients, not investors',
  ])
})

test('help is one click away, and a gift opens the payment page in a window of its own', async () => {
  const screen = await renderLanding()
  const help = screen.getByRole('link', { name: 'Get Help' })
  await expect.element(help.first()).toHaveAttribute('href', '/signup')
  const donate = screen.getByRole('link', { name: 'Donate (opens in a new window)' })
  await expect.element(donate).toHaveAttribute('href', externalLinks.donate)
  await expect.element(donate).toHaveAttribute('target', '_blank')
  await expect.element(donate).toHaveAttribute('rel', 'noopener noreferrer')
})

test('the figures are those of the specification', async () => {
  await renderLanding()
  const text = main()?.textContent ?? ''
  for (const figure of ['200,000,000', '1%', '$580,709', '92%']) expect(text).toContain(figure)
})

test('three stories have a quote, a name and a picture, and say that they are illustrative', async () => {
  await renderLanding()
  expect(textsOf('blockquote')).toHaveLength(3)
  const stories = [...(main()?.querySelectorAll('figure:has(blockquote)') ?? [])]
  for (const story of stories) {
    expect(story.querySelector('img')).not.toBeNull()
    expect(story.querySelector('figcaption strong')?.textContent).toMatch(/^\w+ \w\.$/)
    expect(story.querySelector('figcaption')?.textContent).toContain('Illustrative story')
  }
})

test('the newsletter asks for one email address, and works as a plain form', async () => {
  const screen = await renderLanding()
  const field = screen.getByLabelText('Email address')
  await expect.element(field).toBeRequired()
  await expect.element(field).toHaveAttribute('type', 'email')
  await expect.element(field).toHaveAttribute('name', 'email_address')
  const form = document.querySelector('form')
  expect(form?.getAttribute('action')).toBe('/subscribe')
  expect(form?.method).toBe('post')
})

test('the first section changes its layout at 768 px', async () => {
  const screen = await renderLanding()
  const words = screen.getByText(/are appealed\. If your insurer/).element()
  const video = document.querySelector('video')
  const left = () => video?.getBoundingClientRect().left ?? Number.NaN
  const standSideBySide = () => words.getBoundingClientRect().right <= left()
  expect(left()).not.toBeNaN()
  await page.viewport(769, 900)
  expect(standSideBySide()).toBe(true)
  await page.viewport(768, 900)
  expect(standSideBySide()).toBe(false)
})

test('at no width is anything cut off, and axe finds nothing', async () => {
  await renderLanding()
  for (const width of [1280, 834, 390, 320]) {
    await page.viewport(width, 844)
    expect(document.documentElement.scrollWidth, `${width} px`).toBeLessThanOrEqual(width)
    if (width !== 834) await expectNoAxeViolations(document, { wholePage: true })
  }
})
