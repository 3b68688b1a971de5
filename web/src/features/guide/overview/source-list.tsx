import type { GuideRoad } from '@recourse/guide/guide-for'
import { useState } from 'react'
import { Loaded } from '../loaded.tsx'
import styles from './source-list.module.css'

/** Every source that stands behind the roads; loaded when someone wants to know. */
export function SourceList({ roads }: { roads: readonly GuideRoad[] }) {
  const [wasOpened, setWasOpened] = useState(false)
  if (roads.length === 0) return null
  return (
    <details
      className={styles.sources}
      onToggle={(event) => {
        if (event.currentTarget.open) setWasOpened(true)
      }}
    >
      <summary>Where these facts come from</summary>
      <p>
        This is education, not legal advice. Read your notice first: if it gives an earlier date, that date
        wins.
      </p>
      {wasOpened && (
        <Loaded what="the sources" id={['sources']} load={() => import('../sources-of.ts')}>
          {({ sourcesOf }) => (
            <ul>
              {sourcesOf(roads.map(({ entry }) => entry)).map(({ title, url, as_of }) => (
                <li key={title}>
                  {url ? (
                    <a href={url} target="_blank" rel="noopener noreferrer">
                      {title}
                      <span className="visually-hidden"> (opens in a new window)</span>
                    </a>
                  ) : (
                    title
                  )}{' '}
                  <span>({as_of})</span>
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      )}
    </details>
  )
}
