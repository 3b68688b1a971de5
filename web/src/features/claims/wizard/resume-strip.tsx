import type { Draft } from '@recourse/contract/drafts'
import { IconArrowRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { DeleteDraftDialog } from './delete-draft-dialog.tsx'
import { HalfFormArt } from './half-form-art.tsx'
import { draftQuery } from './queries.ts'
import styles from './resume-strip.module.css'
import { stepAt, stepsOf } from './steps.ts'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** Only when a request was begun and not sent. */
export function ResumeStrip() {
  const { data } = useQuery(draftQuery('wizard'))
  return data?.draft ? <Strip draft={data.draft} /> : null
}

function Strip({ draft }: { draft: Draft }) {
  const [isAsking, setIsAsking] = useState(false)
  const steps = stepsOf.wizard
  const subject = String(draft.answers.subject ?? '').trim()
  return (
    <section className={styles.strip} aria-labelledby="resume-title">
      <HalfFormArt className={styles.art} />
      <div>
        <h2 id="resume-title">Continue where you left off</h2>
        <p>
          Your request{subject !== '' && ` “${subject}”`} is at step {draft.step + 1} of {steps.length},{' '}
          <b>{stepAt(steps, draft.step).title}</b>. Saved {day.format(new Date(draft.updated_at))}. We keep it
          until {day.format(new Date(draft.expires_at))}.
        </p>
        <div className={styles.bars} role="img" aria-label={`${draft.step} of ${steps.length} steps done`}>
          {steps.map(({ id }, index) => (
            <span key={id} className={classes(styles.bar, index < draft.step && styles.done)} />
          ))}
        </div>
      </div>
      <div className={styles.ways}>
        <ButtonLink to="/claims/submit-claim" variant="primary">
          Continue <IconArrowRight aria-hidden="true" />
        </ButtonLink>
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          Delete this draft
        </Button>
      </div>
      <DeleteDraftDialog open={isAsking} onClose={() => setIsAsking(false)} />
    </section>
  )
}
