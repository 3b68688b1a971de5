import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { externalLinks } from '../content/links.ts'
import { organization } from '../content/organization.ts'
import { privacy } from '../content/privacy.ts'
import { terms } from '../content/terms.ts'
import { renderApp } from '../platform/testing/render-app.tsx'
import { expectNoAxeViolations } from '../ui/testing/expect-no-axe-violations.ts'
import AboutPage from './about.tsx'
import ContactPage from './contact.tsx'
import NotFoundPage from './not-found.tsx'
import PrivacyPage from './privacy.tsx'
import SupportPage from './support.tsx'
import TermsPage from './terms.tsx'

const pages: Record<string, { title: string; element: ReactNode }> = {
  '/about': { title: "What We're About", element: <AboutPage /> },
  '/support': { title: 'Support Our Work', element: <SupportPage /> },
  '/contact': { title: 'Get In Touch', element: <ContactPage /> },
  '/privacy': { title: 'Privacy Policy', element: <PrivacyPage /> },
  '/terms': { title: 'Terms of Service', element: <TermsPage /> },
  '/404': { title: '404', element: <NotFoundPage /> },
}
const renderPage = (path: string) => renderApp({ [path]: pages[path]?.element }, { pathname: path })
const mailto = `mailto:${organization.email}`

test.each(Object.keys(pages))(
  '%s has its title, is not cut off at any width, and axe finds nothing',
  async (path) => {
    const screen = await renderPage(path)
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent(pages[path]?.title ?? '')
    for (const width of [1280, 834, 390, 320]) {
      await page.viewport(width, 844)
      expect(document.documentElement.scrollWidth, `${width} px`).toBeLessThanOrEqual(width)
      if (width !== 834) await expectNoAxeViolations(document, { wholePage: true })
    }
  },
)

test('the terms have 21 sections, and the index leads to each', async () => {
  await page.viewport(1280, 900)
  expect(terms.sections).toHaveLength(21)
  const titles = terms.sections.map(({ title }) => title)
  for (const title of [
    'Overview',
    'Usage',
    'No legal advice',
    'Prohibited uses',
    'Governing law',
    'Contact',
  ]) {
    expect(titles).toContain(title)
  }
  const screen = await renderPage('/terms')
  const index = screen.getByRole('navigation', { name: 'On this page' })
  expect(index.getByRole('link').all()).toHaveLength(21)
  for (const link of index.getByRole('link').elements()) {
    const section = document.querySelector(link.getAttribute('href') ?? '')
    expect(section?.querySelector('h2')?.textContent).toContain(link.textContent)
  }
})

test('on a phone the index opens from one line', async () => {
  await page.viewport(390, 844)
  const screen = await renderPage('/terms')
  const index = screen.getByRole('navigation', { name: 'On this page' })
  await expect.element(index.getByRole('link', { name: 'Governing law' })).not.toBeInTheDocument()
  await index.getByText('On this page').last().click()
  await expect.element(index.getByRole('link', { name: 'Governing law' })).toBeVisible()
})

test('the terms name Philadelphia and refuse to be legal advice', async () => {
  const screen = await renderPage('/terms')
  await expect.element(screen.getByText(/courts in Philadelphia/)).toBeVisible()
  await expect.element(screen.getByText(/We do not give legal advice/)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Privacy Policy' }))
    .toHaveAttribute('href', '/privacy')
  await expect
    .element(screen.getByRole('link', { name: organization.email }).first())
    .toHaveAttribute('href', mailto)
})

test('the privacy policy covers all that the specification lists', () => {
  expect(privacy.sections.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'device',
      'order',
      'insurance-and-health',
      'how-we-use-it',
      'sharing',
      'do-not-track',
      'europe',
      'retention',
      'minors',
    ]),
  )
})

test('the support page has every part, and tools that do not exist yet say so', async () => {
  await page.viewport(1280, 900)
  const screen = await renderPage('/support')
  const titles = screen
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent)
  expect(titles).toEqual([
    'How we differ',
    'Services',
    'Tools',
    'Research',
    'Professional solutions',
    'Consultation services',
    'Ways to support',
    'Not sure yet? Let’s talk.',
  ])
  const planned = [...document.querySelectorAll('dl > div')].filter((row) =>
    row.textContent?.includes('Planned'),
  )
  expect(planned.map((row) => row.querySelector('dt')?.textContent)).toEqual([
    'Case management dashboard',
    'Appeal letter generator',
    'Policy probe',
    'Coverage rule database',
    'Appeal overturn predictor',
  ])
})

test('the support page leads to research, the calendar, the payment page and our mail', async () => {
  const screen = await renderPage('/support')
  const ways = [
    [/^Medicare Advantage QIC appeal outcomes/, externalLinks.medicareAdvantageAppeals],
    [/^Pennsylvania marketplace aggregate denial data/, externalLinks.pennsylvaniaDenials],
    [/^California external appeal outcome demographics/, externalLinks.californiaAppeals],
    [/^Schedule a Conversation/, externalLinks.calendar],
    [/^Donate/, externalLinks.donate],
    [/^Email us about: Partner/, `${mailto}?subject=Partner`],
    [/^Email us about: Grants/, `${mailto}?subject=Grants`],
  ] as const
  for (const [name, href] of ways) {
    await expect.element(screen.getByRole('link', { name }).first()).toHaveAttribute('href', href)
  }
})

test('the contact page has our address and is signed by the team', async () => {
  const screen = await renderPage('/contact')
  await expect.element(screen.getByRole('link', { name: organization.email })).toHaveAttribute('href', mailto)
  await expect.element(screen.getByText('the Recourse team')).toBeVisible()
})
