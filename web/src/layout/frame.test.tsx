import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { endSession, startSession } from '../platform/session.ts'
import { expectNoAxeViolations } from '../ui/testing/expect-no-axe-violations.ts'
import { Frame } from './frame.tsx'

beforeEach(() => page.viewport(1280, 800))
afterEach(() => endSession())

function signIn() {
  const payload = btoa(JSON.stringify({ scopes: ['authenticated'], sub: 'someone' }))
  expect(startSession(`header.${payload}.signature`)).toBe(true)
}

const lines = Array.from({ length: 80 }, (_, number) => `Line ${number}`)

function TallPage({ title }: { title: string }) {
  return (
    <>
      <h1>{title}</h1>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Link to="/claims">Go on</Link>
    </>
  )
}

function renderAt(path: string) {
  const router = createMemoryRouter(
    [
      {
        element: (
          <Frame>
            <Outlet />
          </Frame>
        ),
        children: [
          { path: '/', element: <TallPage title="Start" /> },
          { path: '/claims', element: <TallPage title="Claims" /> },
          { path: '/resources/downloads', element: <TallPage title="Digital Downloads" /> },
        ],
      },
    ],
    { initialEntries: [path] },
  )
  return render(<RouterProvider router={router} />)
}

function linksIn(container: Element | null): string[] {
  return [...(container?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href') ?? '')
}

test('a visitor sees Mission, the Resources menu and Login, and the footer with its groups', async () => {
  const screen = await renderAt('/')
  await expect.element(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  await screen.getByRole('button', { name: 'Resources' }).click()
  expect([...document.querySelectorAll('#resources-menu li')].map((item) => item.textContent)).toEqual([
    'Blog (opens in a new window)',
    'Self Help Tools',
    'Digital Downloads',
    'Research (opens in a new window)',
    'Appeal Overturn Predictor (opens in a new window)',
  ])
  const footer = document.querySelector('footer')
  expect([...(footer?.querySelectorAll('h2') ?? [])].map((heading) => heading.textContent)).toEqual([
    'Organization',
    'Legal',
    'Resources',
  ])
  expect(linksIn(footer)).toEqual(
    expect.arrayContaining(['/about', '/contact', '/support', '/privacy', '/terms']),
  )
  await expect.poll(() => footer?.textContent).toContain(`© ${new Date().getFullYear()} Recourse`)
  await expectNoAxeViolations(document.body, { wholePage: true })
})

test('every link to another site opens a new window that learns nothing about ours', async () => {
  await renderAt('/')
  const external = [...document.querySelectorAll('a[href^="https:"]')]
  expect(external.length).toBeGreaterThan(10)
  for (const link of external) {
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  }
})

test('a signed-in person sees Home, Resources and Account, and no footer', async () => {
  signIn()
  const screen = await renderAt('/')
  await expect
    .element(screen.getByRole('link', { name: 'Home', exact: true }))
    .toHaveAttribute('aria-current', 'page')
  expect(linksIn(document.querySelector('#resources-menu'))).toEqual([
    '/resources/self-help-tools',
    '/claims',
  ])
  await screen.getByRole('button', { name: 'Account' }).click()
  expect([...document.querySelectorAll('#account-menu li')].map((item) => item.textContent)).toEqual([
    'Profile',
    'Coverage',
    'Logout',
  ])
  expect(document.querySelector('footer')).toBeNull()
  await expectNoAxeViolations(document.body, { wholePage: true })
})

test('only a page before login lets the header turn translucent once it is scrolled by more than 10 px', async () => {
  await renderAt('/')
  const header = document.querySelector('header') ?? document.body
  const ground = () => getComputedStyle(header).backdropFilter
  window.scrollTo(0, 10)
  expect(ground()).toBe('none')
  window.scrollTo(0, 11)
  await expect.poll(ground).toContain('blur')
  signIn()
  await expect.poll(() => document.querySelector('footer')).toBeNull()
  window.scrollTo(0, 50)
  expect(getComputedStyle(document.querySelector('header') ?? document.body).backdropFilter).toBe('none')
})

test('another path starts at the top of the page, with the focus on its heading', async () => {
  const screen = await renderAt('/')
  window.scrollTo(0, document.body.scrollHeight)
  await expect.poll(() => window.scrollY).toBeGreaterThan(100)
  await screen.getByRole('link', { name: 'Go on' }).click()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Claims' })).toHaveFocus()
  expect(window.scrollY).toBe(0)
})

test('the first page leaves the focus where the browser puts it', async () => {
  await renderAt('/claims')
  expect(document.activeElement).toBe(document.body)
})

test('the short wordmark shows at 768 px and below, the full logo above', async () => {
  await renderAt('/')
  const shown = () =>
    [...document.querySelectorAll('header a[href="/"] svg')].map(
      (logo) => getComputedStyle(logo).display !== 'none',
    )
  await page.viewport(769, 800)
  await expect.poll(shown).toEqual([true, false])
  await page.viewport(768, 800)
  await expect.poll(shown).toEqual([false, true])
})

test('on a phone the menu opens as a drawer, marks the current page, and closing gives the focus back', async () => {
  await page.viewport(390, 844)
  const screen = await renderAt('/resources/downloads')
  const opener = screen.getByRole('button', { name: 'Open menu' })
  await opener.click()
  const drawer = screen.getByRole('dialog', { name: 'Menu' })
  await expect
    .element(drawer.getByRole('link', { name: 'Digital Downloads' }))
    .toHaveAttribute('aria-current', 'page')
  await expectNoAxeViolations(document.body)
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
  await opener.click()
  await drawer.getByRole('button', { name: 'Close menu' }).click()
  await expect.element(opener).toHaveFocus()
})
