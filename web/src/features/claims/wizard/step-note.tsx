import { limits } from '@recourse/contract/limits'
import type { ReactNode } from 'react'
import styles from './step-note.module.css'
import type { StepId } from './steps.ts'

const notes: Readonly<Record<StepId, { title: string; text: ReactNode }>> = {
  claimant: {
    title: 'Why we ask',
    text: (
      <>
        <p>Your state decides which rules protect you.</p>
        <p>Age, race and gender are up to you. They help us see who gets denied most.</p>
      </>
    ),
  },
  denial: {
    title: 'Where to look',
    text: (
      <>
        <p>
          The reason is in your denial letter, often on the first page. Your plan's name is on your insurance
          card.
        </p>
        <ul>
          <li>No letter yet? Check your plan's website or call the number on your card.</li>
          <li>You can go back and change any answer.</li>
        </ul>
      </>
    ),
  },
  service: {
    title: 'Not sure?',
    text: <p>A best guess is fine. Your bill or your explanation of benefits shows the cost.</p>,
  },
  appeals: {
    title: 'New to this?',
    text: <p>Most people have not appealed yet. Then both answers are No.</p>,
  },
  documentation: {
    title: 'Papers help',
    text: <p>Tell us what you have. It is fine to have nothing yet.</p>,
  },
  review: {
    title: 'You can stop and come back',
    text: (
      <>
        <p>We save each step. Your answers wait for you for {limits.draftDays} days, only in your account.</p>
        <ul>
          <li>Files are not saved until you submit.</li>
        </ul>
      </>
    ),
  },
}

export function StepNote({ id }: { id: StepId }) {
  const { title, text } = notes[id]
  return (
    <aside className={styles.note} aria-labelledby="step-note">
      <h3 id="step-note">{title}</h3>
      {text}
    </aside>
  )
}
