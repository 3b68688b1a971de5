import { IconCalendarEvent, IconMail, IconScissors } from '@tabler/icons-react'
import styles from './notice-aside.module.css'

/** What to have at hand, with a picture of where the date stands. */
export function NoticeAside() {
  return (
    <aside aria-label="Before you start" className={styles.aside}>
      <svg viewBox="0 0 366 322" aria-hidden="true">
        <rect width="366" height="322" fill="#DCEBEB" />
        <path d="M46 38L286 26L322 58L342 322H46Z" fill="#fff" />
        <path d="M286 26L289 61L322 58Z" fill="#F5DFD0" />
        <rect x="76" y="58" width="76" height="14" fill="#86A5A8" />
        <text x="74" y="104" className={styles.label}>
          Date of notice
        </text>
        <text x="74" y="140" className={styles.date}>
          November 10
        </text>
        <path
          d="M60 134C58 106 112 102 168 104C232 106 278 116 274 136C270 156 208 164 150 162C98 160 54 154 58 130"
          fill="none"
          stroke="#D4471C"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <path d="M76 184H286M76 204H268M76 224H250M76 282H290M76 302H260" stroke="#C6D3D4" strokeWidth="7" />
        <rect x="72" y="240" width="196" height="27" fill="#FFE08A" />
        <text x="78" y="259" className={styles.change}>
          This change starts Nov 24.
        </text>
      </svg>
      <h2>Have the notice in your hand</h2>
      <ul>
        <li>
          <IconCalendarEvent aria-hidden="true" />
          The date printed on it
        </li>
        <li>
          <IconMail aria-hidden="true" />
          The envelope. The postmark can help you.
        </li>
        <li>
          <IconScissors aria-hidden="true" />
          The day any cut starts
        </li>
      </ul>
    </aside>
  )
}
