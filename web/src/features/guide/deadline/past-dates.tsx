import { daysBetween } from '@recourse/guide/calendar/day'
import type { Question } from '@recourse/guide/deadlines/question'
import type { RoadStep } from '@recourse/guide/deadlines/road-types'
import { lateAppealLetter } from '@recourse/guide/letters/late-appeal-letter'
import { CopyButton } from '../copy-button.tsx'
import { ShortDay } from '../short-day.tsx'
import { SourceNote } from '../source-note.tsx'
import styles from './past-dates.module.css'

/** Never "too late": what rule there is for late requests, and a letter that asks for it. */
export function PastDates({ steps, question }: { steps: readonly RoadStep[]; question: Question }) {
  return steps.map((step) => (
    <section key={step.id} aria-labelledby={`past-${step.id}`} className={styles.past}>
      <div>
        <h2 id={`past-${step.id}`}>This date has passed. You can still ask.</h2>
        <p>
          <strong>{step.title}.</strong>{' '}
          {step.dates.latest && (
            <>
              The last day was <ShortDay day={step.dates.latest} />,{' '}
              {daysAgo(step.dates.latest, question.today)}.
            </>
          )}{' '}
          {step.late}
        </p>
        <SourceNote citation={step.citation} checked={step.evidence.checked} confidence={step.confidence} />
      </div>
      {step.kind === 'file' && (
        <div className={styles.letter}>
          <CopyButton
            variant="primary"
            label="Copy a late appeal letter"
            text={lateAppealLetter({
              today: question.today,
              noticeDate: question.noticeDate,
              level: step.title,
              citation: step.citation,
              keepServices: question.timing === 'ongoing',
            })}
          />
        </div>
      )}
    </section>
  ))
}

function daysAgo(day: string, today: string): string {
  const days = daysBetween(day, today)
  return days === 1 ? '1 day ago' : `${days} days ago`
}
