import type { Ask } from '@recourse/guide/deadlines/road-types'
import { Button } from '../../../ui/button.tsx'
import { Caution } from '../caution.tsx'
import { Explained } from '../explained.tsx'
import styles from './ask-for.module.css'

const whoKnows: Record<Ask['whom'], string> = {
  notice: 'Look for it on your notice.',
  plan: 'Ask the plan.',
  state: 'Read your notice, or ask your state office.',
  contract: 'Read your policy, or ask the insurer.',
  you: 'Only you know this.',
}

const titles: Record<Ask['whom'], string> = {
  notice: 'We need something from your notice.',
  plan: 'We need your plan’s number.',
  state: 'We need your state’s number.',
  contract: 'We need the number in your policy.',
  you: 'We need a date from you.',
}

/** A number that the law leaves to someone else: it is asked for, and no date is shown in its place. */
export function AskFor({ ask, onChange }: { ask: Ask; onChange: () => void }) {
  return (
    <Caution title={titles[ask.whom]}>
      <span data-ask={ask.id}>
        <Explained text={ask.text} /> {whoKnows[ask.whom]} We show no last date until then.
      </span>{' '}
      <Button variant="quiet" size="s" className={styles.found} onClick={onChange}>
        I found it
      </Button>
    </Caution>
  )
}
