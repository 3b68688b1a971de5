import { PageHeading } from '../../ui/page-heading.tsx'
import styles from './greeting.module.css'

const pencilLine =
  'M3 14.7h23.4l26-.6q13.5-.6 28.3-1.4 14.7-.3 30.5-.4l32.3-.5h33.9q17.3-.2 35 0 18 .1 36.1.6l36.7.6c12.2.3 24.6 1 37 1s24.7-.8 37-1c12.3 0 30.6.3 36.8.3a1.2 1.2 0 0 0 0-2.4l-36.7-2.2C347 8 334.7 7 322.3 6.4s-24.7-.4-37-.5q-18.5-.1-36.7-.4-18.2-.5-36-.8-18-.1-35.2.1l-34-.2q-16.6.1-32.4.5-15.8 0-30.5.6Q65.6 6 52 6.9 38.4 8 26 9.3c-8.2 1-19.2 2.8-23.1 3.4a1 1 0 0 0 .2 2'

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
