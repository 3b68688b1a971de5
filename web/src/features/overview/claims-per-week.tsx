import type { Overview } from '@recourse/contract/overview'
import { useState } from 'react'
import { Rules } from '../../ui/rules.tsx'
import { Select } from '../../ui/select.tsx'
import { useMedia } from '../../ui/use-media.ts'
import styles from './overview.module.css'
import { Bar } from './ranked.tsx'
import { weekWords } from './week-words.ts'
import { WeeksPlot } from './weeks-plot.tsx'

type Weeks = Overview['by_week']

const spans = [12, 26] as const

/** The same numbers twice: drawn, and as a table. */
export function ClaimsPerWeek({ weeks }: { weeks: Weeks }) {
  const [span, setSpan] = useState<number>(spans[0])
  const isPhone = useMedia('(max-width: 48em)')
  const shown = weeks.slice(-span)
  return (
    <Rules title="Claims per week" className={styles.weeks}>
      <div className={styles.span}>
        <Select
          label="Show"
          value={`${span}`}
          options={spans.map((count) => ({ value: `${count}`, label: `Last ${count} weeks` }))}
          onChange={({ target }) => setSpan(Number(target.value))}
        />
      </div>
      <div className={styles.plotAndTable}>
        {!isPhone && <WeeksPlot weeks={shown} />}
        <WeeksTable weeks={shown} hasBars={isPhone} />
      </div>
    </Rules>
  )
}

function WeeksTable({ weeks, hasBars }: { weeks: Weeks; hasBars: boolean }) {
  const most = Math.max(1, ...weeks.map(({ claims }) => claims))
  const all = weeks.reduce((sum, { claims }) => sum + claims, 0)
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Claims per week, as numbers</caption>
      <thead>
        <tr>
          <th scope="col">Week starting on</th>
          <th scope="col">Received</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ week, claims }, index) => (
          <tr key={week}>
            <th scope="row">
              {weekWords(week)}
              {index === weeks.length - 1 && ' (so far)'}
              {hasBars && <Bar share={claims / most} />}
            </th>
            <td>{claims.toLocaleString('en-US')}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{`All ${weeks.length} weeks`}</th>
          <td>{all.toLocaleString('en-US')}</td>
        </tr>
      </tfoot>
    </table>
  )
}
