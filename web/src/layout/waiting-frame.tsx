import { Loading } from '../ui/loading.tsx'
import styles from './frame.module.css'
import { HeaderBar } from './header-bar.tsx'
import { PageColumn } from './page-column.tsx'

/** The app shell until the app itself is there: nothing in it depends on who is signed in. */
export function WaitingFrame() {
  return (
    <div className={styles.frame}>
      <HeaderBar />
      <div className={styles.underHeader} />
      <main id="main" className={styles.main}>
        <PageColumn>
          <Loading label="Loading…" />
        </PageColumn>
      </main>
    </div>
  )
}
