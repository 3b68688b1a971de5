import type { ReactNode } from 'react'
import button from './button.module.css'
import { classes } from './classes.ts'

interface DownloadLinkProps {
  href: string
  icon: ReactNode
  children: ReactNode
}

/** A file of ours that the browser saves. It looks like the first button of its section. */
export function DownloadLink({ href, icon, children }: DownloadLinkProps) {
  return (
    <a href={href} download="" className={classes(button.button, button.primary, button.m)}>
      {icon}
      {children}
    </a>
  )
}
