import type { Lifecycle, Outcome, Stage } from '@recourse/guide/lifecycle'
import { IconCircleCheck, IconCircleHalf2, IconCircleX } from '@tabler/icons-react'
import { Explained } from '../explained.tsx'
import styles from './appeal-route.module.css'

const outcomeIcons = {
  overturned: IconCircleCheck,
  partially_overturned: IconCircleHalf2,
  upheld: IconCircleX,
} as const

type HeadingLevel = 3 | 4

/** A stop has room for a few lines; a longer rule is told below the road. */
const longestText = 130
const outsideText = 'Someone outside your insurer decides.'

function isLong({ id, text }: Stage): boolean {
  return id === 'external_appeal' && text.length > longestText
}

/** Denial, internal appeal and external appeal, then the way turns back to the resolution. */
export function AppealRoute({ lifecycle, level }: { lifecycle: Lifecycle; level: HeadingLevel }) {
  const resolution = lifecycle.stages.at(-1)
  const Heading = `h${level}` as const
  return (
    <>
      <ol className={styles.route}>
        {lifecycle.stages.slice(0, -1).map((stage, index) => (
          <li key={stage.id} className={styles.stop}>
            <span aria-hidden="true" className={styles.number}>
              {index + 1}
            </span>
            <Heading>{stage.title}</Heading>
            <p>
              <Explained text={isLong(stage) ? outsideText : stage.text} />
            </p>
            <TimeLimit stage={stage} />
          </li>
        ))}
        {resolution && (
          <li className={styles.resolution}>
            <span aria-hidden="true" className={styles.number}>
              {lifecycle.stages.length}
            </span>
            <Heading>{resolution.title}</Heading>
          </li>
        )}
      </ol>
      {lifecycle.stages.filter(isLong).map((stage) => (
        <p key={stage.id} className={styles.last}>
          <strong>{stage.title}.</strong> <Explained text={stage.text} />
        </p>
      ))}
      {resolution && <p className={styles.last}>{resolution.text}</p>}
      <Outcomes outcomes={lifecycle.outcomes} level={level} />
    </>
  )
}

/** The first level that nobody may skip; the list of levels has them all. */
function TimeLimit({ stage }: { stage: Stage }) {
  const first = stage.levels.find(({ optional }) => !optional) ?? stage.levels[0]
  if (!first) return null
  const others = stage.levels.filter((level) => level !== first)
  // The urgent case has a box of its own.
  const answer = first.answers.find((text) => !text.endsWith('(urgent)'))
  return (
    <p className={styles.limit}>
      <strong>{first.window ?? 'Ask for your number'}</strong>
      {first.window
        ? first.window === 'nothing to file'
          ? 'It goes on by itself.'
          : 'to file.'
        : 'Only your notice, plan or state knows it.'}
      {answer && ` They must answer within ${answer}.`}
      {others.length > 0 && ` Also: ${others.map(({ name }) => name).join('; ')}.`}
    </p>
  )
}

function Outcomes({ outcomes, level }: { outcomes: readonly Outcome[]; level: HeadingLevel }) {
  const Heading = level === 3 ? 'h4' : 'h5'
  return (
    <ul className={styles.outcomes}>
      {outcomes.map(({ id, title, text }) => {
        const Icon = outcomeIcons[id]
        return (
          <li key={id}>
            <Heading>
              <Icon aria-hidden="true" />
              {title}
            </Heading>
            <p>{text}</p>
          </li>
        )
      })}
    </ul>
  )
}
