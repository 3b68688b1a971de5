import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from 'react-router'
import styles from './auth-form.module.css'

export function BackToSignIn() {
  return (
    <p className={styles.alternative}>
      <Link to="/login" className={styles.inline}>
        <IconArrowLeft aria-hidden="true" />
        Back to sign in
      </Link>
    </p>
  )
}
