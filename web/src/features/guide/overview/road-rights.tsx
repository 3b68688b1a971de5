import { guideTexts } from '@recourse/guide/guide-texts'
import type { PlanEntry } from '@recourse/guide/plan-entry'
import { Caution } from '../caution.tsx'
import { Explained } from '../explained.tsx'
import { SourceNote } from '../source-note.tsx'
import styles from './road-rights.module.css'

/** Dates that are shorter than all others, and what is easily got wrong. */
export function RoadRights({ entry, level }: { entry: PlanEntry; level: 3 | 4 }) {
  const { keep_services: keep, fast_appeals: fast, cautions } = entry
  const Heading = `h${level}` as const
  return (
    <div className={styles.rights}>
      {keep.kind !== 'none' && (
        <>
          <Heading>If they cut or stop care you get now</Heading>
          {keep.deadline && <p className={styles.deadline}>{keep.deadline}</p>}
          <p>
            {keep.deadline && <>Say: “{guideTexts.sayToKeepServices}” </>}
            <Explained text={keep.rule} />
            {keep.who_asks && ` ${keep.who_asks}`}
            {keep.risk && ` If you lose: ${keep.risk}`}
          </p>
          <SourceNote
            citation={keep.citation}
            checked={keep.evidence.checked}
            confidence={keep.evidence.confidence}
          />
        </>
      )}
      {fast.length > 0 && (
        <>
          <Heading>Fast appeals, within hours</Heading>
          {fast.map((appeal) => (
            <div key={appeal.id} className={styles.fast}>
              <p>
                <strong>{appeal.name}.</strong> Your notice: <Explained text={appeal.notice} />.{' '}
                <Explained text={appeal.ask} /> {appeal.deadline} {appeal.decision}
              </p>
              <SourceNote
                citation={appeal.citation}
                checked={appeal.evidence.checked}
                confidence={appeal.evidence.confidence}
              />
            </div>
          ))}
        </>
      )}
      {cautions.map((text) => (
        <Caution key={text}>{text}</Caution>
      ))}
    </div>
  )
}
