/** A denial struck out beside a list of next steps: sign-in and sign-up. */
export function LettersArt({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 520 250" aria-hidden="true">
      <defs>
        <pattern
          id="art-letters-hatch"
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(38)"
        >
          <rect width="7" height="1.6" fill="#B3D3D4" />
        </pattern>
      </defs>
      <rect width="520" height="250" fill="#DCEBEB" />
      <rect width="520" height="250" fill="url(#art-letters-hatch)" opacity=".55" />
      <g transform="translate(40,38) rotate(-3)">
        <path d="M0 0H204L230 26V260H0Z" fill="#fff" />
        <path d="M204 0V26H230Z" fill="#E5D5C9" />
        <rect x="24" y="26" width="86" height="9" fill="#8FA3A5" />
        <rect x="24" y="54" width="150" height="6" rx="1" fill="#C9D3D2" />
        <rect x="24" y="69" width="180" height="6" rx="1" fill="#C9D3D2" />
        <rect x="24" y="84" width="166" height="6" rx="1" fill="#C9D3D2" />
        <text x="24" y="130" fontFamily="Besley" fontWeight="800" fontSize="24" fill="#082F35">
          Denied
        </text>
        <path
          fill="#D4471C"
          d="M16.1 126.6c1.5 0 5.9 0 8.8-.3l8.5-.8q4.2-.7 8.5-1.2 4.2-.3 8.6-.4 4.5-.4 8.9-.6l9-.5q4.5-.6 9.3-1 4.7-.3 9.5-.8 4.9-.5 9.9-1.3c3.3-.5 6.8-.8 10.2-1.7s6.8-2.4 10.3-3.5l10.8-3.2a1.2 1.2 0 0 0-.7-2.4c-1.8.4-7.4 1.8-11 2.5q-5.3.9-10.4 1.6l-10 2q-4.8 1-9.6 1.6c-3.2.4-6.3.3-9.4.5q-4.7.6-9.2 1-4.5.3-9 .3l-8.9.7-8.8.5a157 157 0 0 0-17.2 2.7c-2.9.6-7 2-8.5 2.4a1 1 0 0 0 .4 2"
        />
        <rect x="24" y="152" width="182" height="6" rx="1" fill="#C9D3D2" />
        <rect x="24" y="167" width="170" height="6" rx="1" fill="#C9D3D2" />
        <rect x="24" y="182" width="120" height="6" rx="1" fill="#C9D3D2" />
      </g>
      <g transform="translate(286,30) rotate(2)">
        <path d="M0 0H174L200 26V260H0Z" fill="#fff" />
        <path d="M174 0V26H200Z" fill="#E5D5C9" />
        <text x="22" y="48" fontFamily="Besley" fontWeight="700" fontSize="19" fill="#082F35">
          Your next steps
        </text>
        <g transform="translate(22,76)">
          <rect width="22" height="22" rx="2" fill="none" stroke="#0D4F57" strokeWidth="2.5" />
          <path
            fill="#D4471C"
            d="m2.6 11.4.2 1.2q0 .6.2 1.2.1.4.5.8l.5 1 .5.8.3.9.8.7.6.7.5.8.5.8c.1.3-.5.7.3 1 .8.1 3.5.7 4.5.3 1-.5.8-2.2 1.2-3.2l1-2.4 1.6-2.2 1.3-2.3q.4-1.3 1-2.6.8-1 2-2l1.6-2 1.6-2.3L24.8.4q1-1 2.1-1.9 1-1 1.8-2.3c.6-.8 1.6-2 2-2.3a1 1 0 0 0-1.2-1.5l-3 1.2-2.4 1.8L21.5-3q-1.3.8-2.4 2-.8 1.2-1.4 2.6Q16.8 3 15.8 4q-1 1.1-2 2.2c-.5.8-.6 2-1 2.8q-.7 1.3-1.5 2.5L10.2 14c-.5.8-1.4 1.6-1.7 2.3s-1 1.8-.5 2 3-.6 3.5-.7c.5-.2-.6 0-.8-.2q-.2-.3-.4-.7l-.6-.6q0-.5-.2-1-.3-.2-.8-.6-.2-.5-.3-1-.2-.5-.5-1c-.3-.2-1-.2-1.3-.4q-.3-.5-.7-.9L4.7 11l-1.1-.5a.7.7 0 0 0-1 1"
          />
          <rect x="36" y="3" width="112" height="5" rx="1" fill="#A9BABB" />
          <rect x="36" y="14" width="70" height="5" rx="1" fill="#A9BABB" />
        </g>
        <g transform="translate(22,120)">
          <rect width="22" height="22" rx="2" fill="none" stroke="#0D4F57" strokeWidth="2.5" />
          <path
            fill="#D4471C"
            d="m2.6 11.4.4 1 .2 1.2.2 1q0 .7.2 1.2t.6.7l.7.7q.4.4.6.8t.3 1l.7.7.4.8c.2.2 0 .4.8.5.8.2 3.3 1 4.2.5s1-2.1 1.3-3Q14 17 14.6 16q.7-1.1 1.2-2.4t1-2.5c.4-.7 1.3-1.2 1.9-2q.6-1.1 1.2-2.4.9-1 1.9-2l1.7-2 1.8-2 1.6-2.5L28.5-4l1.9-2.5a.8.8 0 0 0-1-1.4l-2.8 1.5L24-4.7l-2.3 2Q20.4-2 19-1q-.9 1.1-1.6 2.5L16 4q-1 1.1-1.8 2.4L12.8 9l-1.3 2.5-1.8 2.3-1 2.7c-.3.8-1 2-.4 2.1.4.2 2.7-.7 3.2-.9s-.2-.3-.4-.5l-.7-.4-.7-.6-.4-.8-.6-.8q-.4-.4-.6-.8 0-.6-.2-1.2-.4-.4-.9-.7l-2-1.2-1.3-.3a.7.7 0 0 0-1.1 1"
          />
          <rect x="36" y="3" width="92" height="5" rx="1" fill="#A9BABB" />
          <rect x="36" y="14" width="84" height="5" rx="1" fill="#A9BABB" />
        </g>
        <g transform="translate(22,164)">
          <rect width="22" height="22" rx="2" fill="none" stroke="#0D4F57" strokeWidth="2.5" />
          <rect x="36" y="3" width="72" height="5" rx="1" fill="#A9BABB" />
          <rect x="36" y="14" width="98" height="5" rx="1" fill="#A9BABB" />
        </g>
      </g>
      <path fill="none" stroke="#D4471C" strokeWidth="0" d="" />
    </svg>
  )
}
