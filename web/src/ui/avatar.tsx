import styles from './avatar.module.css'
import { classes } from './classes.ts'

export interface AvatarProps {
  name: string
  size?: 's' | 'm' | 'l' | undefined
}

/** Decoration: the name always stands beside it in words. */
export function Avatar({ name, size = 'm' }: AvatarProps) {
  const [first = ''] = name.trim()
  return (
    <span aria-hidden="true" className={classes(styles.avatar, styles[size])}>
      {first.toLocaleUpperCase('en-US')}
    </span>
  )
}
