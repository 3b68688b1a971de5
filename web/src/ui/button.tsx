import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'
import { classes } from './classes.ts'

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  size?: 'm' | 's' | 'xl' | undefined
  /** As wide as its column. */
  block?: boolean | undefined
  icon?: ReactNode
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Keeps the focus and the words but ignores clicks, so that nothing is sent twice. */
  busy?: boolean | undefined
}

export function Button({
  variant,
  size,
  block,
  icon,
  busy = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function ignoreWhileBusy(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={ignoreWhileBusy}
      className={classes(lookClasses({ variant, size, block }), className)}
    >
      {icon}
      {children}
    </button>
  )
}

export type ButtonLinkProps = ButtonLook & ComponentProps<typeof Link>

export function ButtonLink({ variant, size, block, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classes(lookClasses({ variant, size, block }), className)}>
      {icon}
      {children}
    </Link>
  )
}

function lookClasses({ variant = 'secondary', size = 'm', block = false }: Omit<ButtonLook, 'icon'>): string {
  return classes(styles.button, styles[variant], styles[size], block && styles.block)
}
