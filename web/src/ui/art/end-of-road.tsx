/** A road that ends at a barrier before wide hills: page not found. */
export function EndOfRoadArt({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1280 560"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label="A road ends at a wooden barrier beside an empty bench, facing wide hills and a low sun"
    >
      <defs>
        <pattern
          id="art-road-far-hills"
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(0)"
        >
          <rect width="9" height="2" fill="#86B6B9" />
        </pattern>
        <pattern
          id="art-road-hills"
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(18)"
        >
          <rect width="8" height="2" fill="#1C636A" />
        </pattern>
        <pattern
          id="art-road-near-hills"
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-14)"
        >
          <rect width="9" height="2.2" fill="#0A3F46" />
        </pattern>
        <pattern
          id="art-road-sun"
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(32)"
        >
          <circle cx="4" cy="4" r="1.6" fill="#D4471C" />
        </pattern>
      </defs>
      <rect width="1280" height="560" fill="#FBEEE4" />
      <path d="M0 150H1280M0 182H1280M0 208H1280M0 228H1280M0 244H1280" stroke="#F5DFD0" strokeWidth="8" />
      <circle cx="872" cy="222" r="104" fill="#FF9468" />
      <circle cx="872" cy="222" r="104" fill="url(#art-road-sun)" opacity=".6" />
      <path
        d="M0 300C60 262 110 250 170 262C240 214 300 196 372 214C430 190 470 200 520 232C600 214 660 236 720 262C800 244 860 256 930 276C1010 232 1080 214 1150 240C1210 226 1250 236 1280 250V420H0Z"
        fill="#B3D3D4"
      />
      <path
        d="M372 214C430 190 470 200 520 232C600 214 660 236 720 262L700 330L480 300Z"
        fill="url(#art-road-far-hills)"
        opacity=".9"
      />
      <path
        d="M1010 246C1080 214 1120 226 1150 240C1210 226 1250 236 1280 250V330L1100 320Z"
        fill="url(#art-road-far-hills)"
      />
      <path
        d="M0 352C90 306 190 300 290 322C400 286 500 290 600 318C720 300 800 318 900 336C1020 300 1140 300 1280 338V470H0Z"
        fill="#86B6B9"
      />
      <path d="M290 322C400 286 500 290 600 318L660 400L320 380Z" fill="url(#art-road-hills)" opacity=".45" />
      <path d="M900 336C1020 300 1140 300 1280 338V420L960 400Z" fill="url(#art-road-hills)" opacity=".45" />
      <path d="M0 404C180 356 380 366 560 388C760 372 980 366 1280 398V560H0Z" fill="#1C636A" />
      <path
        d="M560 388C760 372 980 366 1280 398V470L700 450Z"
        fill="url(#art-road-near-hills)"
        opacity=".6"
      />
      <path d="M0 452C240 408 470 416 640 430C840 418 1060 424 1280 448V560H0Z" fill="#0A3F46" />
      <path d="M310 560C430 520 560 486 592 446L688 446C720 486 850 520 970 560Z" fill="#12262A" />
      <path d="M592 446L688 446L685 440H595Z" fill="#F5DFD0" opacity=".6" />
      <path
        d="M633 560L635 532H645L647 560ZM635.5 518L637 500H643L644.5 518ZM637.5 490L638 478H642L642.5 490ZM638.5 470L639 462H641L641.5 470Z"
        fill="#FFC53D"
      />
      <g transform="translate(560,384)">
        <path d="M18 0V66M142 0V66" stroke="#082F35" strokeWidth="9" />
        <rect x="0" y="6" width="160" height="24" rx="2" fill="#fff" />
        <path d="M4 30L28 6H52L28 30ZM52 30L76 6H100L76 30ZM100 30L124 6H148L124 30Z" fill="#D4471C" />
        <rect x="0" y="6" width="160" height="24" rx="2" fill="none" stroke="#082F35" strokeWidth="3" />
      </g>
      <g transform="translate(840,398)">
        <path d="M0 26H128M0 8H128" stroke="#E9B48C" strokeWidth="11" />
        <path d="M12 0V58M116 0V58M12 40H116" stroke="#082F35" strokeWidth="7" fill="none" />
        <path d="M-4 38H132" stroke="#E9B48C" strokeWidth="11" />
      </g>
      <g fill="#082F35">
        <path d="M214 452l26-92 26 92zM206 470l34-86 34 86z" />
        <path d="M284 458l18-62 18 62zM278 470l24-58 24 58z" />
        <path d="M1090 440l22-80 22 80zM1082 456l30-74 30 74z" />
      </g>
      <path
        d="M300 150q12-12 24 0q12-12 24 0M372 122q9-9 18 0q9-9 18 0"
        stroke="#082F35"
        strokeWidth="3.5"
        fill="none"
        strokeLinecap="round"
      />
    </svg>
  )
}
