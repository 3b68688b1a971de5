import { Link } from 'react-router'
import { organization } from '../content/organization.ts'
import { LogoFull, LogoShort } from '../ui/logo.tsx'
import styles from './header-logo.module.css'

/** The full logo with its tagline above 768 px, the short wordmark at 768 px and below. */
export function HeaderLogo() {
  const [firstLine, secondLine] = organization.tagline
  return (
    <Link to="/" className={styles.link}>
      <LogoFull className={styles.full} />
      <LogoShort className={styles.short} />
      <span className={styles.tagline}>
        {firstLine} <br />
        {secondLine}
      </span>
    </Link>
  )
}
