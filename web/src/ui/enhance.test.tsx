import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { enhance } from './enhance.ts'
import { MenuButton, MenuItem } from './menu.tsx'
import { expectNoAxeViolations } from './testing/expect-no-axe-violations.ts'

let stop = () => {}
beforeEach(() => {
  stop = enhance(document)
})
afterEach(() => {
  stop()
})

describe('menus', () => {
  async function renderMenu() {
    const screen = await render(
      <MemoryRouter>
        <nav aria-label="Main">
          <MenuButton id="resources" label="Resources">
            <MenuItem href="#blog">Blog</MenuItem>
            <MenuItem to="/resources/downloads">Digital Downloads</MenuItem>
            <MenuItem onSelect={() => {}}>Logout</MenuItem>
          </MenuButton>
          <a href="#login">Login</a>
        </nav>
      </MemoryRouter>,
    )
    return {
      button: screen.getByRole('button', { name: 'Resources' }),
      blog: screen.getByRole('link', { name: /^Blog/, includeHidden: true }),
      downloads: screen.getByText('Digital Downloads'),
      logout: screen.getByText('Logout'),
      login: screen.getByText('Login'),
    }
  }

  test('a click opens and closes the list, and aria-expanded follows', async () => {
    const { button, blog } = await renderMenu()
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
    await button.click()
    await expect.element(blog).toBeVisible()
    await expect.element(button).toHaveAttribute('aria-expanded', 'true')
    await expectNoAxeViolations()
    await button.click()
    await expect.element(blog).not.toBeVisible()
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('the arrow keys, Home and End walk the list in a ring', async () => {
    const { button, blog, downloads, logout } = await renderMenu()
    await userEvent.tab()
    await expect.element(button).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(blog).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(downloads).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(logout).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(blog).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(logout).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(blog).toHaveFocus()
  })

  test('arrow up on the button opens the list at its end', async () => {
    const { logout } = await renderMenu()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(logout).toHaveFocus()
  })

  test('Escape closes and gives the focus back to the button', async () => {
    const { button, blog } = await renderMenu()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect.element(blog).not.toBeVisible()
    await expect.element(button).toHaveFocus()
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('Escape finds the button even where a click does not focus it, as in Safari', async () => {
    const { button, blog } = await renderMenu()
    const element = button.element() as HTMLElement
    element.click()
    await expect.element(blog).toBeVisible()
    expect(document.activeElement).not.toBe(element)
    ;(blog.element() as HTMLElement).focus()
    await userEvent.keyboard('{Escape}')
    await expect.element(button).toHaveFocus()
  })

  test('tabbing out of the list closes it', async () => {
    const { button, blog, logout, login } = await renderMenu()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(logout).toHaveFocus()
    await userEvent.tab()
    await expect.element(login).toHaveFocus()
    await expect.element(blog).not.toBeVisible()
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('a choice closes the list', async () => {
    const { button, downloads } = await renderMenu()
    await button.click()
    await downloads.click()
    await expect.element(downloads).not.toBeVisible()
  })

  test('the list opens right under its button', async () => {
    const { button, blog } = await renderMenu()
    await button.click()
    const list = blog.element().closest('ul')?.getBoundingClientRect()
    const above = button.element().getBoundingClientRect()
    expect(list?.top).toBeGreaterThanOrEqual(above.bottom)
    expect(list?.top).toBeLessThan(above.bottom + 20)
    expect(list?.left).toBeGreaterThanOrEqual(0)
  })
})

describe('the phone menu', () => {
  async function renderPhoneMenu() {
    await page.viewport(390, 800)
    const screen = await render(
      <>
        <button type="button" data-opens-dialog="phone-menu">
          Open menu
        </button>
        <dialog id="phone-menu" aria-label="Menu">
          <button type="button" data-closes-dialog="">
            Close menu
          </button>
          <a href="#mission">Mission</a>
        </dialog>
      </>,
    )
    const opener = screen.getByRole('button', { name: 'Open menu' })
    await opener.click()
    const mission = screen.getByText('Mission')
    await expect.element(mission).toBeVisible()
    return { screen, opener, mission }
  }
  afterEach(async () => {
    await page.viewport(1280, 900)
  })

  test('it is modal, and its close button gives the focus back', async () => {
    const { screen, opener, mission } = await renderPhoneMenu()
    expect(document.querySelector('#phone-menu:modal')).not.toBeNull()
    await expectNoAxeViolations()
    await screen.getByRole('button', { name: 'Close menu' }).click()
    await expect.element(mission).not.toBeVisible()
    await expect.element(opener).toHaveFocus()
  })

  test('Escape, a link and a click on the backdrop close it', async () => {
    const { opener, mission } = await renderPhoneMenu()
    await userEvent.keyboard('{Escape}')
    await expect.element(mission).not.toBeVisible()
    await opener.click()
    await mission.click()
    await expect.element(mission).not.toBeVisible()
    await opener.click()
    await page
      .elementLocator(document.querySelector('#phone-menu') as Element)
      .click({ position: { x: 10, y: -40 }, force: true })
    await expect.element(mission).not.toBeVisible()
  })

  test('it closes when the window grows past 768 px', async () => {
    const { mission } = await renderPhoneMenu()
    await page.viewport(768, 800)
    await expect.element(mission).toBeVisible()
    await page.viewport(800, 800)
    await expect.element(mission).not.toBeVisible()
  })
})

test('only the page header is marked as scrolled, beyond 10 px and not at 10', async () => {
  const screen = await render(
    <>
      <header data-testid="page-header">Recourse</header>
      <main>
        <header>A section of its own</header>
      </main>
      <div className="tall" data-testid="tall" />
    </>,
  )
  const tall = screen.getByTestId('tall').element() as HTMLElement
  tall.style.height = '4000px'
  const header = screen.getByTestId('page-header')
  const scrolled = new Promise((resolve) => document.addEventListener('scroll', resolve, { once: true }))
  window.scrollTo(0, 10)
  await scrolled
  expect(window.scrollY).toBe(10)
  await expect.element(header).not.toHaveAttribute('data-scrolled')
  window.scrollTo(0, 11)
  await expect.element(header).toHaveAttribute('data-scrolled')
  expect(document.querySelectorAll('[data-scrolled]')).toHaveLength(1)
  window.scrollTo(0, 0)
  await expect.element(header).not.toHaveAttribute('data-scrolled')
})

test('the copyright year is filled in, also in a footer that comes later', async () => {
  const screen = await render(<p>Nothing yet</p>)
  await screen.rerender(
    <p>
      © <span data-current-year="" data-testid="year" /> Recourse
    </p>,
  )
  await expect.element(screen.getByTestId('year')).toHaveTextContent(String(new Date().getFullYear()))
})

test('once undone, it listens no more', async () => {
  stop()
  const screen = await render(
    <>
      <button type="button" data-opens-dialog="later">
        Open
      </button>
      <dialog id="later">Menu</dialog>
    </>,
  )
  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.element(screen.getByText('Menu')).not.toBeVisible()
})
