import type { Question } from '@recourse/guide/deadlines/question'
import { deadlineRoad } from '@recourse/guide/deadlines/road'
import { IconArrowLeft } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { NeedHelp } from '../need-help.tsx'
import { ShortDay } from '../short-day.tsx'
import type { ToolProps } from '../tool-props.ts'
import { BigDate } from './big-date.tsx'
import { DatedRoad } from './dated-road.tsx'
import { DatesToKeep } from './dates-to-keep.tsx'
import { OpenAsks } from './open-asks.tsx'
import { PastDates } from './past-dates.tsx'
import styles from './road-view.module.css'
import { findHeadline, listOpenAsks, listPastSteps, listStops } from './stops.ts'

export interface RoadViewProps extends Pick<ToolProps, 'road' | 'region'> {
  question: Question
  onChange: () => void
}

export function RoadView({ road, region, question, onChange }: RoadViewProps) {
  const { today } = question
  const dated = useMemo(
    () => deadlineRoad(question, { entry: road.entry, region }),
    [question, road.entry, region],
  )
  // Random, so that a calendar tells nothing about the person; once per answer, so that a second file adds nothing.
  const [seed] = useState(() => crypto.randomUUID())
  const headline = findHeadline(dated, today)
  const past = listPastSteps(dated)
  return (
    <div className={styles.view}>
      <div className={styles.answers}>
        <Button variant="quiet" icon={<IconArrowLeft aria-hidden="true" />} onClick={onChange}>
          Change my answers
        </Button>
        <p>
          <span>
            Plan{' '}
            <strong>
              {road.entry.label}, {region.region}
            </strong>
          </span>
          <span>
            Notice dated{' '}
            <strong>
              <ShortDay day={question.noticeDate} />
            </strong>
          </span>
          <span>
            Received{' '}
            <strong>{question.receivedDate ? <ShortDay day={question.receivedDate} /> : 'not known'}</strong>
          </span>
          {question.effectiveDate && (
            <span>
              Cut starts{' '}
              <strong>
                <ShortDay day={question.effectiveDate} />
              </strong>
            </span>
          )}
        </p>
      </div>
      {past.length > 0 && <PastDates steps={past} question={question} />}
      {headline ? <BigDate headline={headline} today={today} /> : null}
      <OpenAsks
        asks={listOpenAsks(dated)}
        hasDate={headline !== null || past.length > 0}
        onChange={onChange}
      />
      <div className={styles.grid}>
        <DatedRoad
          stops={listStops(dated, today)}
          today={today}
          headlineId={headline?.step.id ?? null}
          onChange={onChange}
        />
        <div className={styles.side}>
          <DatesToKeep road={dated} seed={seed} today={today} />
          <section aria-labelledby="how-we-counted">
            <h2 id="how-we-counted">How we counted</h2>
            <ul>
              {dated.counted.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
              <li>
                This is education, not legal advice. Rules as of{' '}
                <ShortDay day={road.entry.keep_services.evidence.checked} />.
              </li>
            </ul>
          </section>
          <NeedHelp text="We can read the notice with you. It is free." />
        </div>
      </div>
    </div>
  )
}
