import { downloadList } from '@recourse/contract/download-list'
import { Day } from '../../ui/day.tsx'
import styles from './download-table.module.css'
import { OpenLink } from './open-link.tsx'
import { Views } from './views.tsx'

/** For wide windows; narrow ones show cards. */
export function DownloadTable() {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Digital Downloads</caption>
      <thead>
        <tr>
          <th scope="col">Name and description</th>
          <th scope="col">Version</th>
          <th scope="col">Release Date</th>
          <th scope="col">Last Modified Date</th>
          <th scope="col" className={styles.number}>
            Views
          </th>
          <th scope="col">
            <span className="visually-hidden">Link</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {downloadList.map((download) => (
          <tr key={download.uid}>
            <th scope="row" className={styles.name}>
              {download.name}
              <span>{download.description}</span>
            </th>
            <td>{download.version}</td>
            <td className={styles.date}>
              <Day value={download.release_date} />
            </td>
            <td className={styles.date}>
              <Day value={download.last_modified_date} />
            </td>
            <td className={styles.number}>
              <Views uid={download.uid} />
            </td>
            <td className={styles.link}>
              <OpenLink download={download} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
