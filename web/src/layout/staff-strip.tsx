import { IconChartBar, IconInbox, IconListSearch, IconUsers } from '@tabler/icons-react'
import { NavLink } from 'react-router'
import { useSession } from '../platform/session.ts'
import { classes } from '../ui/classes.ts'
import { type StaffPage, staffPages } from './navigation.ts'
import { PageColumn } from './page-column.tsx'
import styles from './staff-strip.module.css'

const icons: Readonly<Record<StaffPage['icon'], typeof IconInbox>> = {
  claims: IconInbox,
  overview: IconChartBar,
  people: IconUsers,
  audit: IconListSearch,
}

/** The second row of the header, for staff only. */
export function StaffStrip() {
  const { scopes } = useSession()
  const pages = staffPages.filter(({ scope }) => scopes.includes(scope))
  if (pages.length === 0) return null
  return (
    <nav aria-label="Staff" className={styles.strip}>
      <PageColumn>
        <ul className={styles.list}>
          {pages.map(({ label, to, icon }) => {
            const Icon = icons[icon]
            return (
              <li key={to}>
                <NavLink to={to} end className={classes(styles.link)}>
                  <Icon aria-hidden="true" />
                  {label}
                </NavLink>
              </li>
            )
          })}
        </ul>
      </PageColumn>
    </nav>
  )
}
