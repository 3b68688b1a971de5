import styles from './skip-link.module.css'

export function SkipLink() {
  return (
    <a href="#main" className={styles.skip}>
      Skip to main content
    </a>
  )
}
