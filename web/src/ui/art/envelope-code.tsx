import styles from './envelope-code.module.css'

/** A letter with a code rises from an envelope: verify email. */
export function EnvelopeCodeArt({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 540 230" aria-hidden="true">
      <rect width="540" height="230" fill="#DCEBEB" />
      <g transform="translate(150,26) rotate(-2 120 90)">
        <path d="M0 0H206L236 30V204H0Z" fill="#fff" />
        <path d="M206 0V30H236Z" fill="#E5D5C9" />
        <text x="26" y="50" fontFamily="Besley" fontWeight="700" fontSize="18" fill="#082F35">
          Your code
        </text>
        <rect x="22" y="68" width="192" height="44" fill="#FFE08A" />
        <text
          className={styles.code}
          x="38"
          y="100"
          fontFamily="Besley"
          fontWeight="700"
          fontSize="29"
          letterSpacing="6"
          fill="#082F35"
        >
          000 000
        </text>
        <path d="M26 134H190M26 150H170" stroke="#C9D3D2" strokeWidth="6" />
      </g>
      <path d="M90 130L270 226L450 130V230H90Z" fill="#0D4F57" />
      <path d="M90 130L270 226L450 130" fill="none" stroke="#082F35" strokeWidth="3" />
    </svg>
  )
}
