import { PageHeading } from '../../ui/page-heading.tsx'
import styles from './greeting.module.css'

const pencilLine =
  'M3.06 14.65C6.95 14.65 18.2 14.78 26.42 14.69C34.63 14.6 43.31 14.44 52.36 14.11C61.4 13.77 70.88 13.01 80.68 12.71C90.49 12.4 100.71 12.42 111.18 12.27C121.65 12.12 132.47 11.9 143.5 11.83C154.54 11.76 165.87 11.86 177.37 11.85C188.86 11.83 200.62 11.64 212.47 11.73C224.33 11.82 236.39 12.17 248.5 12.38C260.62 12.59 272.89 12.73 285.17 12.99C297.44 13.25 309.81 13.92 322.15 13.93C334.49 13.94 346.9 13.17 359.21 13.06C371.51 12.96 389.84 13.26 395.97 13.3A1.21 1.21 0 0 0 396.03 10.87C389.91 10.51 371.6 9.46 359.32 8.72C347.03 7.98 334.66 6.89 322.32 6.42C309.98 5.95 297.59 6.03 285.3 5.88C273.01 5.74 260.73 5.76 248.6 5.55C236.47 5.35 224.4 4.8 212.53 4.67C200.66 4.55 188.89 4.82 177.38 4.81C165.87 4.8 154.51 4.57 143.45 4.61C132.4 4.65 121.55 4.89 111.05 5.06C100.55 5.24 90.3 5.34 80.46 5.65C70.62 5.96 61.08 6.31 52.01 6.93C42.94 7.55 34.22 8.39 26.03 9.35C17.84 10.31 6.75 12.15 2.89 12.71A0.97 0.97 0 0 0 3.06 14.65Z'

/** Greets at once; the name joins when it is known. */
export function Greeting({ firstName }: { firstName: string | undefined }) {
  return (
    <div className={styles.greeting}>
      <PageHeading
        title={
          firstName ? (
            <>
              Hello, <Underlined words={`${firstName}.`} />
            </>
          ) : (
            'Hello.'
          )
        }
      />
    </div>
  )
}

function Underlined({ words }: { words: string }) {
  return (
    <span className={styles.underlined}>
      {words}
      <svg viewBox="0 0 400 24" preserveAspectRatio="none" aria-hidden="true">
        <path d={pencilLine} />
      </svg>
    </span>
  )
}
