import type { GuideRoad } from '@recourse/guide/guide-for'
import type { StageLevel } from '@recourse/guide/lifecycle'
import { DataList } from '../../../ui/data-list.tsx'
import { Explained } from '../explained.tsx'
import { SourceNote } from '../source-note.tsx'
import styles from './road-levels.module.css'

/** Every level with its rule, and the rest that holds on this road. */
export function RoadLevels({ road: { entry, lifecycle } }: { road: GuideRoad }) {
  const { representation, related, does_not_apply, still_applies } = entry
  const levels = lifecycle.stages.flatMap((stage) => stage.levels)
  return (
    <>
      <details className={styles.more}>
        <summary>Every level, with its rule</summary>
        <ol>
          {levels.map((level) => (
            <li key={level.level}>
              <Level level={level} />
            </li>
          ))}
        </ol>
      </details>
      <details className={styles.more}>
        <summary>Who can act for you, and other rules</summary>
        <DataList
          rows={[
            { term: 'Who can appeal', value: representation.who.join('. ') },
            { term: 'Form', value: `${representation.form} ${representation.note ?? ''}` },
            { term: 'Overseen by', value: entry.regulator },
            { term: 'Law', value: entry.governing_law.join('; ') },
            ...(still_applies.length > 0 ? [{ term: 'Still applies', value: still_applies.join(' ') }] : []),
            ...(does_not_apply.length > 0
              ? [{ term: 'Does not apply', value: does_not_apply.join(' ') }]
              : []),
          ]}
        />
        <SourceNote
          citation={representation.citation}
          checked={representation.evidence.checked}
          confidence={representation.evidence.confidence}
        />
        {related.map(({ name, text, citation, evidence }) => (
          <div key={name} className={styles.related}>
            <p>
              <strong>{name}.</strong> <Explained text={text} />
            </p>
            <SourceNote citation={citation} checked={evidence.checked} confidence={evidence.confidence} />
          </div>
        ))}
      </details>
    </>
  )
}

function Level({ level }: { level: StageLevel }) {
  const rows = [
    { term: 'Time to file', value: level.window ?? 'Not set by federal law: ask for your number' },
    { term: 'Decided by', value: <Explained text={level.decidedBy} /> },
    ...(level.answers.length > 0 ? [{ term: 'Answer within', value: level.answers.join('; ') }] : []),
  ]
  return (
    <>
      <p className={styles.name}>
        <Explained text={level.name} />
        {level.optional && ' (you may skip it)'}
      </p>
      <DataList rows={rows} />
      <p className={styles.rule}>
        <Explained text={level.rule} />
      </p>
      <SourceNote citation={level.citation} checked={level.checked} confidence={level.confidence} />
    </>
  )
}
