import styles from './loading.module.css'

/** Shows after 300 ms only: a flash of "Loading" on a quick answer reads as a fault. */
export function Loading({ label }: { label: string }) {
  return (
    <p role="status" className={styles.loading}>
      {label}
    </p>
  )
}
