import menuStyles from '../ui/menu.module.css'
import { MenuItem } from '../ui/menu.tsx'
import { ExternalLink } from './external-link.tsx'
import type { Destination } from './navigation.ts'

/** One line of a header menu. */
export function DestinationItem({ destination }: { destination: Destination }) {
  if ('to' in destination) return <MenuItem to={destination.to}>{destination.label}</MenuItem>
  return (
    <li>
      <ExternalLink href={destination.href} className={menuStyles.item}>
        {destination.label}
      </ExternalLink>
    </li>
  )
}
