import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { classes } from '../ui/classes.ts'
import { MenuButton } from '../ui/menu.tsx'
import { DestinationItem } from './destination-item.tsx'
import styles from './header-nav.module.css'
import type { Destination } from './navigation.ts'

interface HeaderMenuProps {
  id: string
  label: string
  /** Decoration before the label. */
  picture?: ReactNode
  destinations: readonly Destination[]
  /** Lines after the destinations. */
  children?: ReactNode
}

/** A menu of the header, underlined while the page stands in it. */
export function HeaderMenu({ id, label, picture, destinations, children }: HeaderMenuProps) {
  const { pathname } = useLocation()
  const holdsPage = destinations.some((destination) => 'to' in destination && destination.to === pathname)
  return (
    <MenuButton
      id={id}
      label={
        <>
          {picture}
          {label}
        </>
      }
      className={classes(styles.menu, holdsPage && styles.current)}
    >
      {destinations.map((destination) => (
        <DestinationItem key={destination.label} destination={destination} />
      ))}
      {children}
    </MenuButton>
  )
}
