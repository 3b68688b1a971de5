/** A denial letter, marked by hand, beside the reply. Inline, so that its words are set in our fonts. */
export function HeroLetterArt({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 720 452"
      role="img"
      aria-label="A denial letter with the word denied crossed out by a pencil and the words 180 days to appeal circled"
    >
      <defs>
        <pattern
          id="art-hero-dots"
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(32)"
        >
          <circle cx="3.5" cy="3.5" r="1.5" fill="#0A3F46" />
        </pattern>
        <clipPath id="art-hero-frame">
          <rect width="720" height="452" />
        </clipPath>
      </defs>
      <g clipPath="url(#art-hero-frame)">
        <rect width="720" height="452" fill="#1C636A" />
        <path d="M0 300L720 120V452H0Z" fill="#0D4F57" />
        <path d="M0 300L720 120V452H0Z" fill="url(#art-hero-dots)" />
        <g transform="translate(474,56) rotate(7)">
          <g transform="translate(7,8)" opacity=".35">
            <path d="M0 0H250V420H0Z" fill="#082F35" />
          </g>
          <path d="M0 0H222L250 28V420H0Z" fill="#FFF6EF" />
          <path d="M222 0V28H250Z" fill="#E5D5C9" />
          <rect x="28" y="34" width="60" height="9" fill="#0D4F57" />
          <text x="28" y="84" fontFamily="Besley" fontWeight="700" fontSize="23" fill="#082F35">
            Appeal letter
          </text>
          <rect x="28" y="106" width="180" height="5" rx="1" fill="#C9D3D2" />
          <rect x="28" y="122" width="194" height="5" rx="1" fill="#C9D3D2" />
          <rect x="28" y="138" width="188" height="5" rx="1" fill="#C9D3D2" />
          <rect x="28" y="154" width="150" height="5" rx="1" fill="#C9D3D2" />
          <rect x="28" y="186" width="190" height="5" rx="1" fill="#C9D3D2" />
          <rect x="28" y="202" width="176" height="5" rx="1" fill="#C9D3D2" />
          <rect x="28" y="218" width="194" height="5" rx="1" fill="#C9D3D2" />
          <rect x="28" y="234" width="120" height="5" rx="1" fill="#C9D3D2" />
          <rect x="28" y="266" width="184" height="5" rx="1" fill="#C9D3D2" />
          <rect x="28" y="282" width="100" height="5" rx="1" fill="#C9D3D2" />
          <path
            fill="#0D4F57"
            d="M30.4 350.4c1-1 4.1-4.3 5.8-5.7s3.2-2 4.5-2.7q1.8-1.1 3.1-1.3 1.4.1 2.7.7 1.5.6 2.8 1.4 1.5 1 2.9 2.2l3.2 2.1q1.4 1.3 3.3 2.2a10 10 0 0 0 8.5-.2c1.4-.9 2.4-2.4 3.9-4l4.8-5.8q1.6-2.4 2.3-3.6c.7-.7 1.1-.6 1.4-.7.3-.2.2-.5.5-.3l.8 1.4q.9.8 1.9 2 .8 1.4 1.5 3.1t1.7 3.4 2.5 3q1.6 1.1 3.4 1.8c1.2.5 2.5 1.1 4 1q2-.1 4.4-1.4a34 34 0 0 0 5-3.2c1.4-1 2.2-2.3 3.1-3q1.5-1 2.9-1.1a12 12 0 0 1 5.4-.5q1.5 0 3 .6l3.4.8 3.7 1a25 25 0 0 0 14-1q2.7-.9 5.5-2.3c2-.9 5.2-2.7 6.3-3.2a1 1 0 0 0-1-1.8l-6.3 2.8q-2.9 1-5.3 1.7-2.5.5-4.7.5a33 33 0 0 1-7.9-.5l-3.4-1-3.5-.8q-1.6-.4-3.4-.6h-3.5c-1.2 0-2.5-.3-3.7 0q-1.8.9-3.6 2.2-1.5 1.4-3.3 3c-1.3 1-3.2 2.5-4.4 3.1q-1.8.7-3.1.7t-2.2-.2q-1-.7-1.7-1.8l-2-2.2-2-2.9-1.7-3q-.7-1.6-1.8-2.8a8 8 0 0 0-2.3-2.1q-1.6-1-3.4-.8-1.6.5-3.2 2.2-1.4 1.5-3 4c-1 1.6-2.7 4.4-4 5.8q-1.8 1.9-3.3 2.6t-2.4.9q-1.1 0-2.4-.3c-.8-.4-1.5-1.4-2.4-2l-3.1-2q-1.5-1.4-3-2.6a15 15 0 0 0-8.2-2.5q-2.4.1-4.7 1.6-2.3 1.6-4.6 4.3c-1.6 1.8-4.2 5.5-5 6.6a.9.9 0 0 0 1.3 1.2"
          />
        </g>
        <g transform="translate(96,26) rotate(-4)">
          <g transform="translate(8,10)" opacity=".38">
            <path d="M0 0H372V470H0Z" fill="#082F35" />
          </g>
          <path d="M0 0H336L372 36V470H0Z" fill="#fff" />
          <path d="M336 0V36H372Z" fill="#E5D5C9" />
          <rect x="34" y="36" width="34" height="34" fill="#8FA3A5" />
          <rect x="80" y="40" width="116" height="9" fill="#8FA3A5" />
          <rect x="80" y="57" width="78" height="7" fill="#C9D3D2" />
          <text x="34" y="114" fontFamily="Besley" fontWeight="700" fontSize="25" fill="#082F35">
            Notice of decision
          </text>
          <rect x="34" y="134" width="296" height="6" rx="1" fill="#C9D3D2" />
          <rect x="34" y="150" width="304" height="6" rx="1" fill="#C9D3D2" />
          <rect x="34" y="166" width="250" height="6" rx="1" fill="#C9D3D2" />
          <text
            x="34"
            y="222"
            fontFamily="Atkinson Hyperlegible Next"
            fontWeight="500"
            fontSize="20"
            fill="#082F35"
          >
            Your claim is
          </text>
          <text
            x="164"
            y="225"
            fontFamily="Besley"
            fontWeight="800"
            fontSize="35"
            letterSpacing="1"
            fill="#082F35"
          >
            DENIED
          </text>
          <path
            fill="#D4471C"
            d="M160.2 221.9c2-.1 7.9-.3 11.8-.6q6-.4 11.9-1.2 6-1 12.2-1.7 6.3-.5 13-.8l13.4-1q6.9-.2 14.1-.8 7.3-.6 14.8-1.3 7.5-.5 15.6-1.1 8-.8 16.2-1.9c5.6-.7 11.3-1.1 17.1-2.3q8.6-2 17.6-4.7l18.4-5a1.5 1.5 0 0 0-.6-2.8l-18.8 3q-9 1-17.8 2.1-8.6 1.4-16.8 2.7-8.1 1.3-16 2c-5.3.6-10.4.6-15.4 1q-7.6.6-14.7 1.3l-14.2.6-13.5 1q-6.7.4-13 1a178 178 0 0 0-24.6 4.1c-3.9 1.1-9.4 3.3-11.2 4a1.2 1.2 0 0 0 .5 2.4"
          />
          <rect x="34" y="250" width="300" height="6" rx="1" fill="#C9D3D2" />
          <rect x="34" y="266" width="288" height="6" rx="1" fill="#C9D3D2" />
          <rect x="34" y="282" width="304" height="6" rx="1" fill="#C9D3D2" />
          <rect x="34" y="298" width="180" height="6" rx="1" fill="#C9D3D2" />
          <rect x="30" y="322" width="276" height="30" fill="#FFE08A" />
          <text
            x="36"
            y="344"
            fontFamily="Atkinson Hyperlegible Next"
            fontWeight="600"
            fontSize="20"
            fill="#082F35"
          >
            You have 180 days to appeal.
          </text>
          <path
            fill="#D4471C"
            d="M152.2 315c-1.3-.2-5.4-1-8-1a33 33 0 0 0-19 5.7 23 23 0 0 0-4.5 3.6q-1.7 2.1-2.8 4.7-1.3 2.3-1.8 4.8-.5 2.4-.5 5 0 2.7.9 5.2 1 2.3 3 4.6 1.5 2.5 3.9 4.7 2.5 2 5.9 3.4 3.3 1.5 7.1 2.8 3.7 1 7.7 1.7 3.8.9 7.8 1.4t8 .4q4 .1 8 0 4-.4 7.7-1.2 4-.3 7.6-1.1 3.5-1 6.8-2.6 3.4-1.2 6.3-2.8a34 34 0 0 0 13-13.4q1-2.8 1-5.7-.4-2.7-1.9-5.1-1.1-2.6-3-4.7-2.1-2-5-3.6a45 45 0 0 0-12.6-5.5 74 74 0 0 0-15.7-3q-4.2-.1-8.5.1-4.2 0-8.5.2-4.2.5-8.3 1.3l-8 2a.9.9 0 0 0 .4 1.7l8-1.2q4-.6 8-.8a84 84 0 0 1 16.4.9q4 .6 7.7 1.4a114 114 0 0 1 13.6 3.9 26.8 26.8 0 0 1 11.8 9.2q.7 1.7 1 3.5.1 2-.5 4-.8 2-2.6 4a24 24 0 0 1-8.6 6.8 53 53 0 0 1-12.1 4.6 78 78 0 0 1-14.3 2.4q-3.7.4-7.6.4-3.9-.2-7.6-.7l-7.5-1a63 63 0 0 1-13.7-4.3 28 28 0 0 1-8.3-6.6 16 16 0 0 1-3-7.6q0-1.8.5-3.8t1.2-3.8q1-1.8 2.7-3.4a26 26 0 0 1 8-5.9 35 35 0 0 1 12.2-3.7c2.4-.3 6.4-.3 7.7-.3a.8.8 0 0 0 0-1.7"
          />
          <rect x="34" y="372" width="304" height="6" rx="1" fill="#C9D3D2" />
          <rect x="34" y="388" width="280" height="6" rx="1" fill="#C9D3D2" />
          <rect x="34" y="404" width="296" height="6" rx="1" fill="#C9D3D2" />
          <rect x="34" y="420" width="200" height="6" rx="1" fill="#C9D3D2" />
        </g>
        <g transform="translate(398,318) rotate(-27) scale(1.12)">
          <path d="M0 0L13 -5V5Z" fill="#D4471C" />
          <path d="M11 -4.4L42 -13V13L11 4.4Z" fill="#F2D3B6" />
          <path d="M42 -13h250v8.6h-250q-6 -4.3 0 -8.6z" fill="#E8663C" />
          <path d="M42 -4.4h250v8.8h-250q-6 -4.4 0 -8.8z" fill="#D4471C" />
          <path d="M42 4.4h250v8.6h-250q-6 -4.3 0 -8.6z" fill="#A93510" />
          <rect x="292" y="-13" width="22" height="26" fill="#FFC53D" />
          <path d="M297 -13v26M303 -13v26M309 -13v26" stroke="#B98500" strokeWidth="2" />
          <path d="M314 -12h20a8 8 0 0 1 8 8v8a8 8 0 0 1-8 8h-20z" fill="#082F35" />
        </g>
      </g>
    </svg>
  )
}
