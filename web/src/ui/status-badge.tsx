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

/** The shape of a status, for where its colour is drawn by something else. */
export function StatusIcon({ status }: { status: string }) {
  const Icon = statusIcons[statusColour(status)]
  return <Icon aria-hidden="true" />
}

export function StatusBadge({ status }: { status: string }) {
  return (
    <Badge colour={statusColour(status)} icon={<StatusIcon status={status} />}>
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
