import { leadStory, moreStories, type Story, storyLabel } from '../../../content/marketing.ts'
import { Rules } from '../../../ui/rules.tsx'
import infusion from '../art/infusion.svg'
import inhaler from '../art/inhaler.svg'
import pillBottle from '../art/pill-bottle.svg'
import styles from './stories.module.css'

const pictures = { infusion, inhaler, pillBottle }

export function Stories() {
  return (
    <Rules title="In their words" className={styles.stories}>
      <div className={styles.columns}>
        <figure className={styles.lead}>
          <QuoteMark />
          <blockquote>{leadStory.quote}</blockquote>
          <figcaption>
            <Picture of={leadStory} />
            <Teller of={leadStory} />
          </figcaption>
        </figure>
        <div className={styles.more}>
          {moreStories.map((story) => (
            <figure key={story.name}>
              <Picture of={story} />
              <div>
                <blockquote>{story.quote}</blockquote>
                <figcaption>
                  <Teller of={story} />
                </figcaption>
              </div>
            </figure>
          ))}
        </div>
      </div>
    </Rules>
  )
}

function Picture({ of }: { of: Story }) {
  return (
    <img
      className={styles.picture}
      src={pictures[of.picture]}
      width={200}
      height={200}
      alt=""
      loading="lazy"
    />
  )
}

function Teller({ of }: { of: Story }) {
  return (
    <span className={styles.teller}>
      <strong>{of.name}</strong>
      <span className={styles.label}>{storyLabel}</span>
    </span>
  )
}

function QuoteMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 64 48" aria-hidden="true">
      <path
        fill="currentColor"
        d="M2 34C2 17 11 6 26 2l2 6C19 11 15 16 15 22c1-.4 2-.5 4-.5 6 0 11 5 11 11.5S25 45 17 45 2 40 2 34zM36 34C36 17 45 6 60 2l2 6c-9 3-13 8-13 14 1-.4 2-.5 4-.5 6 0 11 5 11 11.5S59 45 51 45 36 40 36 34z"
      />
    </svg>
  )
}
