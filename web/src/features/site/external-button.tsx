import { IconExternalLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ButtonLink, type ButtonLook } from '../../ui/button.tsx'

export interface ExternalButtonProps extends Omit<ButtonLook, 'icon'> {
  href: string
  className?: string | undefined
  children: ReactNode
}

/** A button that leaves this site: in a new window that learns nothing about ours, and it says so. */
export function ExternalButton({ href, children, ...look }: ExternalButtonProps) {
  return (
    <ButtonLink {...look} to={href} target="_blank" rel="noopener noreferrer">
      {children}
      <IconExternalLink aria-hidden="true" />
      <span className="visually-hidden"> (opens in a new window)</span>
    </ButtonLink>
  )
}
