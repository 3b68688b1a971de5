/** A claim in its envelope, ticked: the claim was sent. */
export function SentClaimArt({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 360 300" aria-hidden="true">
      <rect width="360" height="300" fill="#DCEBEB" />
      <g transform="translate(92,40) rotate(-3 90 120)">
        <path d="M0 0H150L178 28V230H0Z" fill="#fff" />
        <path d="M150 0V28H178Z" fill="#E5D5C9" />
        <text x="22" y="52" fontFamily="Besley" fontWeight="700" fontSize="19" fill="#082F35">
          My claim
        </text>
        <path
          d="M22 76H150M22 92H140M22 108H152M22 124H110M22 148H146M22 164H128"
          stroke="#C9D3D2"
          strokeWidth="6"
        />
      </g>
      <path d="M40 150L180 236L320 150V300H40Z" fill="#0D4F57" />
      <path d="M40 150L180 236L320 150" fill="none" stroke="#082F35" strokeWidth="3" />
      <path
        fill="#D4471C"
        d="m146.8 215.1 2 3.9q.9 1.9 1.8 3.8t2 3.5q.8 2 1.6 3.7 1.1 1.7 2.4 3.2l2 3.4q1.3 1.6 2.5 3.3 1 1.7 1.9 3.6l2 3.6q.9 1.9 1.9 3.8c.7 1.2.3 2 2.4 3.5 2.2 1.6 7.8 7 10.6 6 2.8-1.1 4.3-8.5 6.3-12.2l5.6-10c2-3.3 3.6-6.7 5.6-10q3.2-4.7 6.5-9.3 3.1-4.9 6.2-9.6l7.1-8.9 7.6-8.4 7.4-8.4 7.6-8.2 7.6-8.2q3.7-4.2 7.7-8c2.6-2.6 6.9-6.2 8.3-7.4a2 2 0 0 0-2.4-3.1c-1.6 1-6.5 3.7-9.7 5.8q-4.9 3-9.6 6.2a138 138 0 0 0-17.7 15q-4 4.3-7.7 8.8a364 364 0 0 0-21.6 28.1l-6.4 10q-3.4 4.8-6.5 9.9c-2 3.4-4 7.3-5.5 10.5-1.6 3.2-4.5 7.7-4 8.8.4 1 5.8-1.2 6.6-2.3s-1.2-2.7-1.9-4l-2.3-3.8q-1.1-1.7-2.3-3.6-.9-2-1.9-4-1.2-1.7-2.5-3.5l-2.2-3.7a36 36 0 0 0-5.5-6.7q-1.7-1.5-3.6-2.6l-3.7-2.4-3.3-2.8a2 2 0 0 0-2.9 2.7"
      />
    </svg>
  )
}
