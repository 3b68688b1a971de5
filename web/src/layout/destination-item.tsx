import { MenuItem } from '../ui/menu.tsx'
import type { Destination } from './navigation.ts'

/** One line of a header menu. */
export function DestinationItem({ destination }: { destination: Destination }) {
  return 'to' in destination ? (
    <MenuItem to={destination.to}>{destination.label}</MenuItem>
  ) : (
    <MenuItem href={destination.href}>{destination.label}</MenuItem>
  )
}
