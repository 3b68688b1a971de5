import axe from 'axe-core'
import { expect } from 'vitest'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** These judge a whole page; a part on its own has no landmarks and no first heading. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'heading-order']

export async function expectNoAxeViolations(
  root: Element | Document = document.body,
  { wholePage = false }: { wholePage?: boolean } = {},
): Promise<void> {
  // Half-transparent text in the middle of an animation would fail the contrast rule. A cancelled one rejects.
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  const rules = Object.fromEntries(pageRules.map((rule) => [rule, { enabled: wholePage }]))
  const { violations } = await axe.run(root as Element, { runOnly: { type: 'tag', values: tags }, rules })
  expect(
    violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map((node) => node.html) })),
  ).toEqual([])
}
