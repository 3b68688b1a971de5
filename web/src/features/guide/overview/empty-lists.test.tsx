import { guideFor } from '@recourse/guide/guide-for'
import { guideTexts } from '@recourse/guide/guide-texts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Regulators } from './regulators.tsx'
import { Resources } from './resources.tsx'

test('an empty list of resources says so in the words of the specification', async () => {
  const guide = await guideFor('Medicare', 'Ohio')
  const screen = await render(
    <Resources guide={{ ...guide, resources: [], noResources: guideTexts.noResources }} />,
  )
  await expect
    .element(
      screen.getByText(
        "We don't have additional resources for your coverage situation stored in our system yet.",
      ),
    )
    .toBeVisible()
})

test('an empty list of regulators says so, beside the one that the road names', async () => {
  const guide = await guideFor('Commercial - Marketplace Plan', 'Ohio', { special: 'federal_employee' })
  const screen = await render(<Regulators guide={guide} />)
  await expect
    .element(
      screen.getByText(
        "We don't have contact information for regulators of your coverage type stored in our system yet.",
      ),
    )
    .toBeVisible()
  await expect.element(screen.getByText(/Office of Personnel Management|OPM/)).toBeVisible()
})
