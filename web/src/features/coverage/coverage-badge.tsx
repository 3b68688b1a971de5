import { IconCalendarOff, IconCircleCheck, IconClockHour4 } from '@tabler/icons-react'
import { Badge } from '../../ui/badge.tsx'
import { coverageColour } from '../../ui/colours.ts'

const looks = {
  active: { words: 'Active', Icon: IconCircleCheck },
  expired: { words: 'Expired', Icon: IconCalendarOff },
  pending: { words: 'Pending', Icon: IconClockHour4 },
} as const

export function CoverageBadge({ status }: { status: keyof typeof looks }) {
  const { words, Icon } = looks[status]
  return (
    <Badge colour={coverageColour(status)} icon={<Icon aria-hidden="true" />}>
      {words}
    </Badge>
  )
}
