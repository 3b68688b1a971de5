import { Rules } from '../../../ui/rules.tsx'
import styles from './mission.module.css'

const aims = [
  {
    name: 'We stand with patients',
    words:
      'A denial comes when you are ill, tired or scared. You should not have to face it alone. We read your letter with you and help you answer it.',
  },
  {
    name: 'We look for justice',
    words:
      'Plans have rules, and so do insurers. When an insurer breaks a rule, we help you say so to the people who can act on it.',
  },
  {
    name: 'We push for better systems',
    words:
      'Each denial teaches us something. We add the lessons up and publish them, so that fewer people get a wrong “no”.',
  },
]

export function Mission() {
  return (
    <Rules title="Why we are here">
      <p className={styles.lede}>
        We speak up for patients, seek justice, and work to improve health care in the United States.
      </p>
      <ol className={styles.aims}>
        {aims.map(({ name, words }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ol>
    </Rules>
  )
}
