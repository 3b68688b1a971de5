import {
  IconAlertTriangle,
  IconBell,
  IconCircleCheck,
  IconClockHour4,
  IconSend,
  IconShieldCheck,
  IconUsers,
} from '@tabler/icons-react'
import { Badge } from './badge.tsx'
import { type Colour, roleColour, statusColour } from './colours.ts'

const statusIcons: Record<Colour, typeof IconSend> = {
  green: IconSend,
  yellow: IconClockHour4,
  blue: IconCircleCheck,
  purple: IconBell,
  red: IconAlertTriangle,
}

export function StatusBadge({ status }: { status: string }) {
  const colour = statusColour(status)
  const Icon = statusIcons[colour]
  return (
    <Badge colour={colour} icon={<Icon aria-hidden="true" />}>
      {status}
    </Badge>
  )
}

export function RoleBadge({ level }: { level: string }) {
  const colour = roleColour(level)
  const Icon = roleIcon(colour)
  return (
    <Badge colour={colour} icon={<Icon aria-hidden="true" />}>
      {level}
    </Badge>
  )
}

function roleIcon(colour: Colour) {
  if (colour === 'purple') return IconUsers
  return colour === 'green' ? IconShieldCheck : IconAlertTriangle
}
