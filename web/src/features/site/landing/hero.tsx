import { IconFilePencil } from '@tabler/icons-react'
import { externalLinks } from '../../../content/links.ts'
import { figures } from '../../../content/marketing.ts'
import { ExternalButton } from '../external-button.tsx'
import { GetHelpButton } from '../get-help-button.tsx'
import { DemoVideo } from './demo-video.tsx'
import styles from './hero.module.css'
import { demoRecording } from './recording.ts'
import { Strike } from './strike.tsx'

export function Hero() {
  return (
    <section className={styles.hero}>
      <p className={styles.dateline}>
        <span>Nonprofit. Free for patients. No venture capital.</span>
        <span className={styles.reach}>
          For people in 50 states, DC, American Samoa, Guam and Puerto Rico.
        </span>
      </p>
      <div className={styles.front}>
        <h1 id="page-title" tabIndex={-1} className={styles.title}>
          <Strike>“Denied”</Strike> <br className={styles.phoneBreak} />
          is not <br className={styles.deskBreak} />
          the <br className={styles.phoneBreak} />
          last&nbsp;word.
        </h1>
        <aside className={styles.ear} aria-label="About your letter">
          <strong>Got a denial letter?</strong>
          <p>
            Keep it. It must tell you why, and how long you have to appeal. Some time limits are only days
            long.
          </p>
        </aside>
      </div>
      <div className={styles.columns}>
        <div>
          <p className={styles.lede}>
            U.S. health insurers turn down over <Figure>{figures.denialsPerYear}</Figure> claims a year. Under{' '}
            <Figure>{figures.shareAppealed}</Figure> are appealed. If your insurer said no, we can help you
            push back.
          </p>
          <div className={styles.ways}>
            <GetHelpButton size="xl" />
            <ExternalButton href={externalLinks.donate} size="xl">
              Donate
            </ExternalButton>
          </div>
          <p className={styles.note}>
            <IconFilePencil aria-hidden="true" />
            <span>You do not need all your papers to start. Tell us what happened, in your own words.</span>
          </p>
        </div>
        <DemoVideo recording={demoRecording} />
      </div>
    </section>
  )
}

function Figure({ children }: { children: string }) {
  return <span className={styles.figure}>{children}</span>
}
