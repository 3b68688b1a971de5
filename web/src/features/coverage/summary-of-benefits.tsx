import type { Coverage } from '@recourse/contract/coverage'
import { lazy, Suspense } from 'react'
import { Loading } from '../../ui/loading.tsx'
import { Rules } from '../../ui/rules.tsx'
import { reloadCoverages } from './queries.ts'
import { SobLink } from './sob-link.tsx'
import { type LeaveGuardSlot, SobUpload } from './sob-upload.tsx'
import styles from './summary-of-benefits.module.css'

/** A large part, fetched only by those who have a paper to look at. */
const PdfViewer = lazy(() => import('./pdf/pdf-viewer.tsx'))

interface SummaryOfBenefitsProps {
  coverage: Coverage | undefined
  leaveGuard: LeaveGuardSlot
}

export function SummaryOfBenefits({ coverage, leaveGuard }: SummaryOfBenefitsProps) {
  return (
    <Rules title="Summary of benefits" className={styles.section}>
      <p className={styles.lead}>
        This paper lists what your plan covers. Most plans post it on their website.
      </p>
      <div className={styles.columns}>
        <SobUpload leaveGuard={leaveGuard} />
        {coverage && <Paper coverage={coverage} />}
      </div>
    </Rules>
  )
}

function Paper({ coverage: { sob_url, sob_name } }: { coverage: Coverage }) {
  if (sob_name === null) return null
  if (sob_url === null) {
    return (
      <p role="status">
        <strong>{sob_name}</strong> is being checked for viruses. It opens here in a few minutes.
      </p>
    )
  }
  return (
    <div className={styles.paper}>
      <Suspense fallback={<Loading label="Loading the viewer…" />}>
        {/* The link is renewed every few minutes; the file behind it stays the same. */}
        <PdfViewer
          key={sob_url.split('?')[0]}
          url={sob_url}
          name={sob_name}
          onDeadLink={() => void reloadCoverages()}
        />
      </Suspense>
      <p className={styles.open}>
        <SobLink url={sob_url} />
      </p>
    </div>
  )
}
