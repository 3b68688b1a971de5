import { type Day, daysBetween } from '@recourse/guide/calendar/day'
import { longDay, weekdayName } from '@recourse/guide/calendar/long-day'
import { guideTexts } from '@recourse/guide/guide-texts'
import { Explained } from '../explained.tsx'
import { ShortDay } from '../short-day.tsx'
import { SourceNote } from '../source-note.tsx'
import styles from './big-date.module.css'
import type { Headline } from './stops.ts'

const leads = {
  keep_services: 'To keep your care while you appeal, ask by',
  reinstate: 'To get your care back, ask by',
  fast_appeal: 'You have only hours. Call by',
  file: 'Send your appeal by',
} as const

function leadOf({ step, kind }: Headline): string {
  if (kind === 'today') return 'The safe date has passed. Act today,'
  const lead = Object.entries(leads).find(([id]) => id === step.kind)?.[1] ?? leads.file
  return kind === 'latest' && step.kind !== 'fast_appeal' ? `The safe date has passed. ${lead}` : lead
}

/** The one loud thing of the screen, with the one pencil mark. */
export function BigDate({ headline, today }: { headline: Headline; today: Day }) {
  const { step, day } = headline
  const left = daysBetween(today, day)
  const { time } = step.dates
  return (
    <section aria-labelledby="big-date" className={styles.big}>
      <div>
        <h2 id="big-date" className={styles.lead}>
          {leadOf(headline)}
        </h2>
        <p className={styles.date}>
          <time dateTime={day}>
            {weekdayName(day)}, <br />
            <span className={styles.marked}>
              {longDay(day).replace(/, \d{4}$/, '')}
              <PencilLine />
            </span>
          </time>
          {time && (
            <span className={styles.time}>{time === '12:00' ? 'by noon' : 'by the end of the day'}</span>
          )}
        </p>
        <p className={styles.say}>
          {step.kind === 'keep_services' && (
            <>
              Call or write. Say: <strong>“{guideTexts.sayToKeepServices}”</strong>{' '}
            </>
          )}
          <Explained text={step.rule} /> {step.kind === 'keep_services' && step.notes.join(' ')}
        </p>
        {step.late && <p className={styles.say}>{step.late}</p>}
        <div className={styles.legal}>
          {step.window && step.kind !== 'fast_appeal' && <p>Time limit: {step.window}.</p>}
          {step.dates.latest && step.dates.latest !== day && (
            <p>
              The law allows until <ShortDay day={step.dates.latest} />.
            </p>
          )}
          <SourceNote citation={step.citation} checked={step.evidence.checked} confidence={step.confidence} />
        </div>
      </div>
      <p className={styles.left}>
        <strong>{left === 0 ? 'Today' : left === 1 ? '1 day' : `${left} days`}</strong>
        <span>
          {left === 0 ? 'is the day' : 'left, counting from today'}, <ShortDay day={today} />
        </span>
      </p>
    </section>
  )
}

function PencilLine() {
  return (
    <svg className={styles.line} viewBox="0 0 400 24" preserveAspectRatio="none" aria-hidden="true">
      <path
        d="M3 15C60 12 140 11 200 11C270 11 340 12 397 9L396 15C330 17 270 16 200 16C140 16 60 17 4 19Z"
        fill="#D4471C"
      />
    </svg>
  )
}
