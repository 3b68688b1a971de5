import { DataList } from '../data-list.tsx'
import { EmptyState } from '../empty-state.tsx'
import { Loading } from '../loading.tsx'
import { Progress } from '../progress.tsx'
import { Sheet } from '../sheet.tsx'
import styles from './showcase.module.css'

export function Papers() {
  const rows = [
    { term: 'First Name', value: 'Maria' },
    { term: 'Last Name', value: 'Delgado' },
  ]
  return (
    <div className={styles.stack}>
      <Sheet fold>
        <h3>mdelgado</h3>
        <DataList rows={rows} />
      </Sheet>
      <DataList rows={rows} layout="grid" />
    </div>
  )
}

export function Waiting() {
  return (
    <div className={styles.stack}>
      <Progress label="denial-letter.pdf" value={64} />
      <Progress label="Preparing" text="Please wait" />
      <Loading label="Loading your claims" />
      <EmptyState title="No Recent Claims">
        <p>When you ask for help, your claim shows up here.</p>
      </EmptyState>
    </div>
  )
}
