import { IconCalendarTime, IconChevronRight, IconListCheck, IconMessage2 } from '@tabler/icons-react'
import { Link } from 'react-router'
import { toolIds, tools } from '../tools.ts'
import type { GuideAddress } from '../use-guide-address.ts'
import styles from './tool-links.module.css'

const icons = { deadline: IconCalendarTime, letter: IconListCheck, arguments: IconMessage2 } as const

export function ToolLinks({ hrefOf }: { hrefOf: GuideAddress['hrefOf'] }) {
  return (
    <section aria-label="Tools for your letter" className={styles.tools}>
      <ul>
        {toolIds.map((tool) => {
          const Icon = icons[tool]
          return (
            <li key={tool}>
              <Link to={hrefOf({ tool })} className={styles.link}>
                <Icon aria-hidden="true" />
                <span>
                  <span className={styles.title}>{tools[tool].title}</span>
                  <span className={styles.about}>{tools[tool].about}</span>
                </span>
                <IconChevronRight aria-hidden="true" />
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
