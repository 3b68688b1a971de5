import { downloadList } from '@recourse/contract/download-list'
import { Day } from '../../ui/day.tsx'
import styles from './download-cards.module.css'
import { OpenLink } from './open-link.tsx'
import { Views } from './views.tsx'

/** For narrow windows. */
export function DownloadCards() {
  return (
    <div className={styles.cards}>
      {downloadList.map((download) => (
        <article key={download.uid}>
          <h2>{download.name}</h2>
          <p>{download.description}</p>
          <dl>
            <div>
              <dt>Version</dt>
              <dd>{download.version}</dd>
            </div>
            <div>
              <dt>Views</dt>
              <dd>
                <Views uid={download.uid} />
              </dd>
            </div>
            <div>
              <dt>Release Date</dt>
              <dd>
                <Day value={download.release_date} />
              </dd>
            </div>
            <div>
              <dt>Last Modified Date</dt>
              <dd>
                <Day value={download.last_modified_date} />
              </dd>
            </div>
          </dl>
          <OpenLink download={download} block />
        </article>
      ))}
    </div>
  )
}
