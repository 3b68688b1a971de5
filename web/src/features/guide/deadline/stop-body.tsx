import type { RoadStep } from '@recourse/guide/deadlines/road-types'
import { needsCaution } from '@recourse/guide/evidence'
import { guideTexts } from '@recourse/guide/guide-texts'
import {
  IconArrowRight,
  IconBuildingBank,
  IconFlag,
  IconHeartHandshake,
  IconHourglassHigh,
  IconPhone,
  IconScale,
  IconShieldCheck,
} from '@tabler/icons-react'
import { Explained } from '../explained.tsx'
import { ShortDay } from '../short-day.tsx'
import { SourceNote } from '../source-note.tsx'
import { AskFor } from './ask-for.tsx'
import styles from './stop-body.module.css'
import type { Stop } from './stops.ts'

const icons: Record<RoadStep['kind'], typeof IconFlag> = {
  keep_services: IconHeartHandshake,
  reinstate: IconHeartHandshake,
  fast_appeal: IconPhone,
  file: IconShieldCheck,
  automatic: IconScale,
  answer: IconHourglassHigh,
  later: IconArrowRight,
}

export function stopIcon({ step, part }: Stop): typeof IconFlag {
  if (part === 'latest') return IconFlag
  if (step.kind === 'later') return step.level?.includes('court') ? IconBuildingBank : IconScale
  return icons[step.kind]
}

function titleOf({ step, part, day }: Stop): string {
  if (part === 'safe') return `Safe date: ${step.title}`
  if (part === 'latest') return `Latest legal date: ${step.title}`
  if (step.kind === 'file' && day)
    return step.dates.safe ? `Safe date: ${step.title}` : `Latest legal date: ${step.title}`
  return step.title
}

export interface StopBodyProps {
  stop: Stop
  /** Its rule and its source stand above already. */
  isHeadline: boolean
  onChange: () => void
}

export function StopBody({ stop, isHeadline, onChange }: StopBodyProps) {
  const { step, part, asks } = stop
  const isTold = isHeadline && step.kind !== 'file'
  return (
    <div className={styles.text}>
      <h3>
        {titleOf(stop)}{' '}
        <span className={styles.whose}>{step.whose === 'you' ? 'Your move' : 'Their clock'}</span>
      </h3>
      {isTold && <p>See above. This comes first.</p>}
      {part === 'latest' && <p>After this day they may refuse your appeal.</p>}
      {!isTold && part !== 'latest' && <StepText step={step} />}
      {asks.map((ask) => (
        <AskFor key={ask.id} ask={ask} onChange={onChange} />
      ))}
      {part !== 'latest' && step.kind !== 'keep_services' && step.notes.length > 0 && (
        <details className={styles.more}>
          <summary>More about this step</summary>
          {step.notes.map((note) => (
            <p key={note}>
              <Explained text={note} />
            </p>
          ))}
        </details>
      )}
      {part !== 'safe' && !isTold && (
        <SourceNote citation={step.citation} checked={step.evidence.checked} confidence={step.confidence} />
      )}
    </div>
  )
}

function StepText({ step }: { step: RoadStep }) {
  const { dates, mayBeLonger } = step
  const isFirst = step.kind === 'keep_services' || step.kind === 'reinstate'
  return (
    <>
      {step.rule && (
        <p>
          <Explained text={step.rule} />
        </p>
      )}
      {isFirst && dates.latest && dates.latest !== dates.safe && (
        <p>
          The law allows until <ShortDay day={dates.latest} />.
        </p>
      )}
      {step.assumesFiledOn && dates.latest && (
        <p>
          If they get your appeal on <ShortDay day={step.assumesFiledOn} />, the answer is due by{' '}
          <strong>
            <ShortDay day={dates.latest} />
          </strong>
          .
        </p>
      )}
      {step.ifAnswerIsLate && (
        <p>
          <strong>If they are late:</strong> <Explained text={step.ifAnswerIsLate} />
        </p>
      )}
      {step.late && step.status !== 'past' && <p className={styles.late}>{step.late}</p>}
      {mayBeLonger && (
        <p>
          Your state may give you until <ShortDay day={mayBeLonger.latest} />. Do not count on it. Source:{' '}
          {mayBeLonger.source}.{needsCaution(mayBeLonger) && ` ${guideTexts.caution}`}
        </p>
      )}
    </>
  )
}
