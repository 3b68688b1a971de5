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
          d="M180.19 88.88C182.22 88.77 188.26 88.54 192.37 88.23C196.48 87.91 200.58 87.44 204.82 86.97C209.06 86.5 213.38 85.77 217.82 85.4C222.27 85.03 226.84 85 231.47 84.76C236.1 84.51 240.82 84.18 245.61 83.93C250.4 83.67 255.29 83.55 260.21 83.22C265.14 82.88 270.12 82.31 275.16 81.89C280.2 81.47 285.32 81.24 290.45 80.7C295.58 80.17 300.75 79.46 305.95 78.68C311.15 77.91 316.47 77.37 321.65 76.05C326.83 74.74 331.87 72.58 337.01 70.82C342.14 69.05 349.89 66.37 352.46 65.48A1.46 1.46 0 0 0 351.59 62.68C348.97 63.34 341.09 65.57 335.86 66.65C330.63 67.74 325.37 68.27 320.22 69.19C315.07 70.11 310.02 71.28 304.95 72.15C299.87 73.02 294.8 73.88 289.75 74.41C284.7 74.95 279.62 74.98 274.63 75.35C269.64 75.73 264.71 76.38 259.81 76.69C254.91 77 250.04 76.98 245.24 77.21C240.45 77.44 235.72 77.78 231.06 78.06C226.39 78.34 221.78 78.49 217.28 78.87C212.77 79.25 208.33 79.7 204.01 80.33C199.69 80.97 195.42 81.66 191.37 82.68C187.31 83.71 181.62 85.86 179.67 86.49A1.22 1.22 0 0 0 180.19 88.88Z"
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
