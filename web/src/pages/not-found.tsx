import { IconArrowBackUp } from '@tabler/icons-react'
import { privateMeta } from '../content/page-meta.ts'
import { PageColumn } from '../layout/page-column.tsx'
import { EndOfRoadArt } from '../ui/art/end-of-road.tsx'
import { ButtonLink } from '../ui/button.tsx'
import styles from './not-found.module.css'

export const handle = { static: true }

export function meta() {
  return privateMeta('Page not found')
}

export default function NotFoundPage() {
  return (
    <div className={styles.page}>
      <PageColumn>
        <div className={styles.words}>
          <h1 tabIndex={-1}>404</h1>
          <div>
            <p>This is the end of the road. Enjoy the scenery, then head back to charted territory.</p>
            <ButtonLink to="/" variant="primary" icon={<IconArrowBackUp aria-hidden="true" />}>
              Go to the home page
            </ButtonLink>
          </div>
        </div>
      </PageColumn>
      <EndOfRoadArt className={styles.scene} />
    </div>
  )
}
