import { IconExternalLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'

export interface ExternalLinkProps {
  href: string
  className?: string | undefined
  /** A link whose words start with an icon of their own needs no second one. */
  icon?: ReactNode
  children: ReactNode
}

/** Opens in a new window, which learns nothing about ours, and says so to those who cannot see the icon. */
export function ExternalLink({ href, className, icon, children }: ExternalLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {icon}
      <span>{children}</span>
      {icon ? null : <IconExternalLink aria-hidden="true" />}
      <span className="visually-hidden"> (opens in a new window)</span>
    </a>
  )
}
