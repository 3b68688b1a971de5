import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { coverageColour, roleColour, statusColour } from './colours.ts'
import { RoleBadge, StatusBadge } from './status-badge.tsx'
import { expectNoAxeViolations } from './testing/expect-no-axe-violations.ts'

describe('the mandated colours', () => {
  test.for([
    [statusColour, 'Submitted', 'green'],
    [statusColour, 'Pending', 'yellow'],
    [statusColour, 'Resolved', 'blue'],
    [statusColour, 'User Action Required', 'purple'],
    [statusColour, 'submitted', 'red'],
    [statusColour, 'constructor', 'red'],
    [statusColour, '', 'red'],
    [roleColour, 'Community', 'purple'],
    [roleColour, 'Staff', 'green'],
    [roleColour, 'Claims Admin', 'green'],
    [roleColour, 'Superuser', 'green'],
    [roleColour, 'Guest', 'red'],
    [coverageColour, 'active', 'green'],
    [coverageColour, 'expired', 'blue'],
    [coverageColour, 'pending', 'yellow'],
    [coverageColour, '', 'yellow'],
  ] as const)('%o of %s is %s', ([colourOf, label, colour]) => {
    expect(colourOf(label)).toBe(colour)
  })
})

test('every badge says its meaning in a word, an icon and AA contrast', async () => {
  const statuses = ['Submitted', 'Pending', 'Resolved', 'User Action Required', 'Unknown']
  const levels = ['Community', 'Staff', 'Claims Admin', 'Superuser', 'Guest']
  const screen = await render(
    <>
      {statuses.map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
      {levels.map((level) => (
        <RoleBadge key={level} level={level} />
      ))}
    </>,
  )
  for (const word of [...statuses, ...levels]) {
    expect(screen.getByText(word, { exact: true }).element().querySelector('svg')).not.toBeNull()
  }
  await expectNoAxeViolations()
})
