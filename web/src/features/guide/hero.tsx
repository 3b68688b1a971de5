import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import column from './column.module.css'
import styles from './hero.module.css'
import { MapArt } from './map-art.tsx'

export interface HeroProps {
  title: string
  lede: ReactNode
  /** From a tool back to the guide. */
  backHref: string | null
  children: ReactNode
}

/** A change of route moves the focus to the heading, hence its tabindex. */
export function Hero({ title, lede, backHref, children }: HeroProps) {
  return (
    <div className={styles.band}>
      <div className={column.column}>
        {backHref && (
          <Link to={backHref} className={styles.back}>
            <IconArrowLeft aria-hidden="true" />
            Appeals guide
          </Link>
        )}
        <div className={styles.top}>
          <div>
            <h1 id="page-title" tabIndex={-1}>
              {title}
            </h1>
            {lede && <p className={styles.lede}>{lede}</p>}
          </div>
          {!backHref && <MapArt className={styles.art} />}
        </div>
        {children}
      </div>
    </div>
  )
}
