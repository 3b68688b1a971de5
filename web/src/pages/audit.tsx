import { privateMeta } from '../content/page-meta.ts'
import { AuditLog } from '../features/audit/audit-log.tsx'
import { PageColumn } from '../layout/page-column.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export function meta() {
  return privateMeta('Audit log')
}

export default function AuditPage() {
  return (
    <PageColumn>
      <PageHeading
        title="Audit log"
        lede="Nobody can change or delete these lines. They never hold messages, notes or health details."
      />
      <AuditLog />
    </PageColumn>
  )
}
