import { IconMenu2, IconX } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { NavLink } from 'react-router'
import { classes } from '../ui/classes.ts'
import { ExternalLink } from '../ui/external-link.tsx'
import type { Destination } from './navigation.ts'
import styles from './phone-menu.module.css'

const dialogId = 'phone-menu'

/** The button and the drawer it opens, at 768 px and below. ui/enhance.ts opens and closes it. */
export function PhoneMenu({ children }: { children: ReactNode }) {
  return (
    <>
      <button type="button" className={styles.opener} aria-label="Open menu" data-opens-dialog={dialogId}>
        <IconMenu2 aria-hidden="true" />
      </button>
      <dialog id={dialogId} className={styles.drawer} aria-labelledby="phone-menu-title">
        <div className={styles.top}>
          <h2 id="phone-menu-title">Menu</h2>
          <button type="button" className={styles.closer} aria-label="Close menu" data-closes-dialog="">
            <IconX aria-hidden="true" />
          </button>
        </div>
        <nav aria-label="Menu">{children}</nav>
      </dialog>
    </>
  )
}

export function PhoneMenuLink({ destination }: { destination: Destination }) {
  if ('to' in destination) {
    return (
      <NavLink to={destination.to} end className={classes(styles.item)}>
        {destination.label}
      </NavLink>
    )
  }
  return (
    <ExternalLink href={destination.href} className={styles.item}>
      {destination.label}
    </ExternalLink>
  )
}

export function PhoneMenuButton({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onSelect} className={styles.item} data-closes-dialog="">
      {children}
    </button>
  )
}

interface PhoneMenuGroupProps {
  title: string
  destinations: readonly Destination[]
  children?: ReactNode
}

export function PhoneMenuGroup({ title, destinations, children }: PhoneMenuGroupProps) {
  const headingId = useId()
  return (
    <>
      <h3 id={headingId} className={styles.groupTitle}>
        {title}
      </h3>
      <ul className={styles.list} aria-labelledby={headingId}>
        {destinations.map((destination) => (
          <li key={destination.label}>
            <PhoneMenuLink destination={destination} />
          </li>
        ))}
        {children && <li>{children}</li>}
      </ul>
    </>
  )
}
