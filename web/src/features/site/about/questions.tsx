import { questions } from '../../../content/questions.ts'
import { Rules } from '../../../ui/rules.tsx'
import { MailLink } from '../mail-link.tsx'
import styles from './questions.module.css'

export function Questions() {
  return (
    <Rules title="Questions people ask">
      <div className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <h3>{question}</h3>
            <p>{answer}</p>
          </div>
        ))}
      </div>
      <p className={styles.more}>
        Do you have another question? Write to <MailLink />.
      </p>
    </Rules>
  )
}
