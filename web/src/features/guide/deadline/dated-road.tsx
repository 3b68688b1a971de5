import { type Day, daysBetween } from '@recourse/guide/calendar/day'
import { weekdayName } from '@recourse/guide/calendar/long-day'
import { IconMapPin } from '@tabler/icons-react'
import { classes } from '../../../ui/classes.ts'
import { Rules } from '../../../ui/rules.tsx'
import { ShortDay } from '../short-day.tsx'
import styles from './dated-road.module.css'
import { StopBody, stopIcon } from './stop-body.tsx'
import type { Stop } from './stops.ts'

export interface DatedRoadProps {
  stops: readonly Stop[]
  today: Day
  /** The step whose date stands in the big place. */
  headlineId: string | null
  onChange: () => void
}

export function DatedRoad({ stops, today, headlineId, onChange }: DatedRoadProps) {
  const past = stops.filter(({ isPast }) => isPast)
  const ahead = stops.filter(({ isPast }) => !isPast)
  const draw = (stop: Stop) => (
    <li
      key={stop.id}
      className={classes(styles.stop, stop.step.whose === 'them' && styles.them, stop.isPast && styles.old)}
    >
      <When stop={stop} today={today} />
      <Pin stop={stop} />
      <div className={styles.body}>
        <StopBody stop={stop} isHeadline={stop.step.id === headlineId} onChange={onChange} />
      </div>
    </li>
  )
  return (
    <Rules title="The road from here" className={styles.frame}>
      <p className={styles.key} aria-hidden="true">
        <span>
          <i className={styles.yours} /> Your move
        </span>
        <span>
          <i className={styles.theirs} /> Their clock
        </span>
      </p>
      <ol className={styles.road}>
        {past.map(draw)}
        <li className={classes(styles.stop, styles.now)}>
          <p className={styles.when}>
            <strong>
              <ShortDay day={today} />
            </strong>
            <span>today</span>
          </p>
          <span className={styles.pin} aria-hidden="true">
            <IconMapPin />
          </span>
          <div className={styles.body}>
            <h3>{past.length > 0 ? 'You are here. Act now' : 'You are here'}</h3>
          </div>
        </li>
        {ahead.map(draw)}
      </ol>
    </Rules>
  )
}

function When({ stop: { step, day, isPast }, today }: { stop: Stop; today: Day }) {
  if (day && step.kind === 'answer' && step.assumesFiledOn) {
    return (
      <p className={styles.when}>
        <strong>{step.window}</strong>
        <span>after you appeal</span>
      </p>
    )
  }
  if (day) {
    return (
      <p className={styles.when}>
        <strong>
          <ShortDay day={day} />
        </strong>
        <span>{isPast ? `passed, ${agoText(daysBetween(day, today))}` : weekdayName(day)}</span>
      </p>
    )
  }
  const isLater = step.kind === 'later'
  return (
    <p className={styles.when}>
      {step.window && <strong>{step.window}</strong>}
      <span>{isLater ? 'after the decision before it' : step.window ? 'no date yet' : 'Date not known'}</span>
    </p>
  )
}

function agoText(days: number): string {
  return days === 1 ? '1 day ago' : `${days} days ago`
}

function Pin({ stop }: { stop: Stop }) {
  const Icon = stopIcon(stop)
  return (
    <span className={styles.pin} aria-hidden="true">
      <Icon />
    </span>
  )
}
