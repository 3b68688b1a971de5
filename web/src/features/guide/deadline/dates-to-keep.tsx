import type { Day } from '@recourse/guide/calendar/day'
import { calendarFile } from '@recourse/guide/calendar-file'
import { roadEvents } from '@recourse/guide/deadlines/road-calendar'
import type { Road } from '@recourse/guide/deadlines/road-types'
import { IconCalendarPlus, IconPrinter } from '@tabler/icons-react'
import { Button } from '../../../ui/button.tsx'
import { saveFile } from '../save-file.ts'
import styles from './dates-to-keep.module.css'

const remindDaysBefore = [14, 3]

/** RFC 5545 wants the moment of making as '20261115T061500Z'. */
function stampOf(moment: Date): string {
  return `${moment.toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`
}

export function DatesToKeep({ road, seed, today }: { road: Road; seed: string; today: Day }) {
  const events = roadEvents(road, { seed, today })
  function save() {
    saveFile(
      'appeal-dates.ics',
      'text/calendar',
      calendarFile({ events, stamp: stampOf(new Date()), remindDaysBefore }),
    )
  }
  return (
    <section aria-labelledby="keep-these-dates" className={styles.keep}>
      <h2 id="keep-these-dates">Keep these dates</h2>
      {events.length > 0 && (
        <>
          <p>The calendar file reminds you 14 and 3 days before. It names no illness.</p>
          <Button variant="primary" block icon={<IconCalendarPlus aria-hidden="true" />} onClick={save}>
            Add to calendar (.ics)
          </Button>
        </>
      )}
      <Button block icon={<IconPrinter aria-hidden="true" />} onClick={() => window.print()}>
        Print my dates
      </Button>
    </section>
  )
}
