import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { classes } from './classes.ts'
import { ExternalLink } from './external-link.tsx'
import styles from './menu.module.css'

export interface MenuButtonProps {
  /** The list's id; one per page. */
  id: string
  label: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** Opens natively without any script; enhance.ts adds arrow keys and keeps aria-expanded in step. */
export function MenuButton({ id, label, className, children }: MenuButtonProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-expanded="false"
        aria-controls={id}
        className={classes(styles.button, className)}
      >
        {label}
        <IconChevronDown aria-hidden="true" />
      </button>
      <ul id={id} popover="auto" data-menu="" className={styles.list}>
        {children}
      </ul>
    </>
  )
}

export type MenuItemProps = { children: ReactNode } & (
  | { to: string }
  | { href: string }
  | { onSelect: () => void }
)

/** A page of ours (`to`), an address elsewhere (`href`) or an action (`onSelect`). */
export function MenuItem(props: MenuItemProps) {
  return <li>{itemOf(props)}</li>
}

function itemOf(props: MenuItemProps) {
  if ('to' in props) {
    return (
      <NavLink to={props.to} end className={classes(styles.item)}>
        {props.children}
      </NavLink>
    )
  }
  if ('href' in props) {
    return (
      <ExternalLink href={props.href} className={styles.item}>
        {props.children}
      </ExternalLink>
    )
  }
  return (
    <button type="button" onClick={props.onSelect} className={styles.item}>
      {props.children}
    </button>
  )
}
