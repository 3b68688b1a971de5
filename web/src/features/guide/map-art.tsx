import { useId } from 'react'

/** A folded map with a way that turns back: the road of an appeal. */
export function MapArt({ className }: { className?: string | undefined }) {
  const lines = useId()
  const dots = useId()
  return (
    <svg viewBox="0 0 420 270" aria-hidden="true" className={className}>
      <defs>
        <pattern id={lines} width="7" height="7" patternUnits="userSpaceOnUse">
          <rect width="7" height="1.4" fill="#B3D3D4" />
        </pattern>
        <pattern id={dots} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(32)">
          <circle cx="3.5" cy="3.5" r="1.3" fill="#86B6B9" />
        </pattern>
      </defs>
      <g transform="translate(10,10)">
        <path d="M8 36L138 10L273 36L408 10V232L273 258L138 232L8 258Z" fill="#082F35" opacity=".16" />
        <path d="M0 26L130 0V222L0 248Z" fill="#fff" />
        <path d="M130 0L265 26V248L130 222Z" fill="#DCEBEB" />
        <path d="M265 26L400 0V222L265 248Z" fill="#fff" />
        <path d="M0 96L130 70V130L0 156ZM265 70L400 44V0L265 26Z" fill={`url(#${lines})`} />
        <path d="M130 150L265 176V248L130 222Z" fill={`url(#${dots})`} />
        <path
          d="M0 60L130 34M40 18V240M90 8V230M0 200L130 174M130 60L265 86M180 10V230M130 120L265 146M225 18V240M265 120L400 94M320 16V238M265 190L400 164M365 6V228"
          stroke="#86B6B9"
          strokeWidth="2"
          opacity=".55"
        />
        <path
          d="M36 84C90 66 150 62 222 84C262 96 318 82 340 92C378 110 366 158 318 160C250 162 190 142 120 168C104 174 92 180 84 190"
          fill="none"
          stroke="#D4471C"
          strokeWidth="7"
          strokeLinecap="round"
        />
        <circle cx="36" cy="84" r="15" fill="#0D4F57" stroke="#fff" strokeWidth="4" />
        <g fill="#fff" stroke="#0D4F57" strokeWidth="6">
          <circle cx="160" cy="69" r="11" />
          <circle cx="262" cy="91" r="11" />
        </g>
        <circle cx="84" cy="190" r="24" fill="#082F35" stroke="#fff" strokeWidth="4" />
        <path
          d="M74 190L81 198L95 182"
          fill="none"
          stroke="#FFC53D"
          strokeWidth="6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </svg>
  )
}
