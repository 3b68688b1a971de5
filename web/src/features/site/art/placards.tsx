/** People hold up signs: support our work. Inline, so that the signs are set in our fonts. */
export function PlacardsArt({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 520 360"
      role="img"
      aria-label="Three protest signs: Read the fine print, Denied crossed out, and Appeal it"
    >
      <g transform="rotate(-6 84 145)">
        <rect x="77" y="198" width="14" height="300" fill="#E9B48C" />
        <rect x="85" y="198" width="6" height="300" fill="#C98B5E" />
        <rect x="13" y="92" width="156" height="122" fill="#082F35" opacity=".22" />
        <rect x="6" y="84" width="156" height="122" fill="#0D4F57" />
        <text
          x="84"
          y="122.06"
          textAnchor="middle"
          fontFamily="Besley"
          fontWeight="800"
          fontSize="31"
          letterSpacing="-.5"
          fill="#fff"
        >
          Read
        </text>
        <text
          x="84"
          y="155.54"
          textAnchor="middle"
          fontFamily="Besley"
          fontWeight="800"
          fontSize="31"
          letterSpacing="-.5"
          fill="#fff"
        >
          the fine
        </text>
        <text
          x="84"
          y="189.02"
          textAnchor="middle"
          fontFamily="Besley"
          fontWeight="800"
          fontSize="31"
          letterSpacing="-.5"
          fill="#fff"
        >
          print
        </text>
      </g>
      <g transform="rotate(5 438 134)">
        <rect x="431" y="182" width="14" height="300" fill="#E9B48C" />
        <rect x="439" y="182" width="6" height="300" fill="#C98B5E" />
        <rect x="371" y="86" width="148" height="112" fill="#082F35" opacity=".22" />
        <rect x="364" y="78" width="148" height="112" fill="#FFC53D" />
        <text
          x="438"
          y="127"
          textAnchor="middle"
          fontFamily="Besley"
          fontWeight="800"
          fontSize="35"
          letterSpacing="-.5"
          fill="#082F35"
        >
          Appeal
        </text>
        <text
          x="438"
          y="164.8"
          textAnchor="middle"
          fontFamily="Besley"
          fontWeight="800"
          fontSize="35"
          letterSpacing="-.5"
          fill="#082F35"
        >
          it.
        </text>
      </g>
      <g transform="rotate(-1 264 77)">
        <rect x="257" y="128" width="14" height="300" fill="#E9B48C" />
        <rect x="265" y="128" width="6" height="300" fill="#C98B5E" />
        <rect x="179" y="26" width="184" height="118" fill="#082F35" opacity=".22" />
        <rect x="172" y="18" width="184" height="118" fill="#fff" />
        <text
          x="264"
          y="91.62"
          textAnchor="middle"
          fontFamily="Besley"
          fontWeight="800"
          fontSize="43"
          letterSpacing="-.5"
          fill="#082F35"
        >
          Denied
        </text>
      </g>
      <g transform="rotate(-1 264 77)">
        <path
          fill="#D4471C"
          d="m180.2 88.9 12.2-.7 12.4-1.2q6.4-.9 13-1.6 6.7-.5 13.7-.6l14.1-.9 14.6-.7q7.5-.6 15-1.3l15.3-1.2 15.4-2c5.3-.8 10.6-1.3 15.8-2.7 5.1-1.3 10.2-3.4 15.3-5.2l15.5-5.3a1.5 1.5 0 0 0-1-2.8c-2.5.6-10.4 2.9-15.6 4q-8 1.3-15.7 2.5l-15.2 3q-7.7 1.3-15.2 2.2-7.7.6-15.2 1-7.5.7-14.8 1.3-7.4.3-14.6.5l-14.1.9q-7 .3-13.8.8a221 221 0 0 0-26 3.8c-4 1-9.7 3.2-11.6 3.8a1.2 1.2 0 0 0 .5 2.4"
        />
      </g>
      <g>
        <path d="M-8.5 362C-8.5 331.5 11 329.4 44 329.4C77 329.4 96.5 331.5 96.5 362Z" fill="#1C636A" />
        <circle cx="44" cy="300" r="24.6" fill="#C98B5E" />
        <rect x="35" y="312" width="18" height="21" fill="#C98B5E" />
        <path d="M20 309A25.8 25.8 0 1 1 68 309Q44 322.5 20 309Z" fill="#082F35" />
      </g>
      <g>
        <path d="M80 362C80 317.6 100.8 315.36 136 315.36C171.2 315.36 192 317.6 192 362Z" fill="#0D4F57" />
        <circle cx="136" cy="284" r="25.6" fill="#7A4A2E" />
        <circle cx="136" cy="280" r="26.88" fill="#2B1B14" />
        <circle cx="138" cy="251.36" r="10.88" fill="#2B1B14" />
      </g>
      <g>
        <path
          d="M177.5 362C177.5 329.5 197 327.4 230 327.4C263 327.4 282.5 329.5 282.5 362Z"
          fill="#86B6B9"
        />
        <path d="M201.5 331C195.5 260.5 264.5 260.5 258.5 331Z" fill="#0D4F57" />
      </g>
      <g>
        <path
          d="M260.25 362C260.25 316.65 281.7 314.34 318 314.34C354.3 314.34 375.75 316.65 375.75 362Z"
          fill="#0A3F46"
        />
        <circle cx="318" cy="282" r="27.72" fill="#E9B48C" />
        <path
          d="M289.62 298.5C278.4 238.44 357.6 238.44 346.38 298.5C334.5 311.7 301.5 311.7 289.62 298.5Z"
          fill="#D9D3CC"
        />
      </g>
      <g>
        <path
          d="M353.75 362C353.75 330.55 373.9 328.38 408 328.38C442.1 328.38 462.25 330.55 462.25 362Z"
          fill="#B23A14"
        />
        <circle cx="408" cy="298" r="24.8" fill="#9A633F" />
        <rect x="398.7" y="310.4" width="18.599999999999998" height="21.7" fill="#9A633F" />
        <path d="M383.82 305.75A25.73 25.73 0 1 1 432.18 305.75Q408 316.6 383.82 305.75Z" fill="#4A2A1A" />
      </g>
      <g>
        <path
          d="M429.25 362C429.25 318.45 448.1 316.42 480 316.42C511.9 316.42 530.75 318.45 530.75 362Z"
          fill="#1C636A"
        />
        <circle cx="480" cy="288" r="23.779999999999998" fill="#E9B48C" />
        <path d="M455.64 288A24.36 24.36 0 0 1 504.36 288L509 314.1H451Z" fill="#8A4B22" />
      </g>
    </svg>
  )
}
