import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectNoAxeViolations } from './testing/expect-no-axe-violations.ts'
import { WordTip } from './word-tip.tsx'

async function renderWord() {
  const screen = await render(
    <p>
      Ask for a <WordTip meaning="A meeting with an officer.">fair hearing</WordTip> in time.
    </p>,
  )
  return {
    word: screen.getByRole('button', { name: 'fair hearing' }),
    meaning: screen.getByText('A meeting with an officer.'),
  }
}

test('a word explains itself on focus, Escape closes it, and a click opens it again', async () => {
  const { word, meaning } = await renderWord()
  await expect.element(meaning).not.toBeVisible()
  await expect.element(word).toHaveAccessibleDescription('A meeting with an officer.')
  await userEvent.tab()
  await expect.element(word).toHaveFocus()
  await expect.element(meaning).toBeVisible()
  await expectNoAxeViolations()
  await userEvent.keyboard('{Escape}')
  await expect.element(meaning).not.toBeVisible()
  await userEvent.click(word)
  await expect.element(meaning).toBeVisible()
  await userEvent.tab()
  await expect.element(meaning).not.toBeVisible()
})

test('a word explains itself on hover, beside the word and inside the window', async () => {
  const { word, meaning } = await renderWord()
  await userEvent.hover(word)
  await expect.element(meaning).toBeVisible()
  const box = meaning.element().getBoundingClientRect()
  const at = word.element().getBoundingClientRect()
  expect(Math.abs(box.top - at.bottom)).toBeLessThan(20)
  expect(box.right).toBeLessThanOrEqual(window.innerWidth)
  await userEvent.unhover(word)
  await expect.element(meaning).not.toBeVisible()
})
