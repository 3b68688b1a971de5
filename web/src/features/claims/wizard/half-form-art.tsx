/** A form filled in to the pencil line: an unfinished request. */
export function HalfFormArt({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 132 132" aria-hidden="true">
      <rect width="132" height="132" fill="#DCEBEB" />
      <g transform="rotate(-3 66 66)">
        <path d="M24 14H92L112 34V132H24Z" fill="#fff" />
        <path d="M92 14V34H112Z" fill="#E5D5C9" />
        <path d="M36 44H92M36 56H100M36 68H84" stroke="#0D4F57" strokeWidth="5" />
        <path d="M36 84H100M36 96H90M36 108H96" stroke="#C9D3D2" strokeWidth="5" strokeDasharray="7 5" />
        <path
          fill="#D4471C"
          d="M28.1 77.6c1 .2 4.3 1 6.4 1.2q3.2.2 6.4-.2c2.2 0 4.4-.4 6.6-.4q3.4.2 7 .3 3.4.2 7 .3 3.5.1 7 .4h7.2l7 .6h7q3.3 0 6.6-.3c2.1-.4 4.2-1.4 6.2-2l5.7-1.2a1.2 1.2 0 0 0-.4-2.4c-1 0-3.8.3-5.8.3s-4-.5-6-.5q-3.1 0-6.4 0-3.3.2-6.7.2c-2.3 0-4.6-.6-7-.7h-7q-3.6-.3-7.2-.7-3.5 0-7.1-.2l-7-.2-7 .3q-3.5.2-6.7.9c-2.2.5-5 2-6.1 2.4a1 1 0 0 0 .3 2"
        />
      </g>
    </svg>
  )
}
