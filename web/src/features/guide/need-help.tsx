import { ButtonLink } from '../../ui/button.tsx'
import styles from './need-help.module.css'

export function NeedHelp({ text }: { text: string }) {
  return (
    <div className={`${styles.box} on-dark`}>
      <h2>Need Help?</h2>
      <p>{text}</p>
      <ButtonLink to="/claims/submit-claim" block>
        Get Help With Your Appeal
      </ButtonLink>
    </div>
  )
}
