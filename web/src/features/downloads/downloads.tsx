import { useEffect } from 'react'
import { enhanceDownloads } from './count-views.ts'
import { DownloadCards } from './download-cards.tsx'
import { DownloadTable } from './download-table.tsx'
import styles from './downloads.module.css'
import papers from './papers.svg'

export function Downloads() {
  // Only where React runs, for signed-in people. Visitors get the same from the small module.
  useEffect(() => {
    const stop = new AbortController()
    enhanceDownloads(document, stop.signal)
    return () => stop.abort()
  }, [])
  return (
    <div className={styles.downloads}>
      <div className={styles.opening}>
        <div>
          <h1 id="page-title" tabIndex={-1}>
            Digital Downloads
          </h1>
          <p>Free letters, lists and guides. Print them, fill them in, share them.</p>
        </div>
        <img src={papers} width={300} height={150} alt="" />
      </div>
      <DownloadTable />
      <DownloadCards />
      <p className={styles.caution}>
        These papers teach and help. They are not legal advice. Each one carries its date, and names the law
        where it rests on one.
      </p>
    </div>
  )
}
