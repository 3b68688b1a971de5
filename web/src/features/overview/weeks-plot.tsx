import type { Overview } from '@recourse/contract/overview'
import { useId } from 'react'
import styles from './overview.module.css'
import { axisSteps, weekWords } from './week-words.ts'

/** Units of the drawing, not pixels. */
const size = { width: 780, height: 460, left: 52, right: 4, top: 28, bottom: 60 } as const

/** Bars from zero, the value on each, the week under way hatched and named. The table beside it says the same. */
export function WeeksPlot({ weeks }: { weeks: Overview['by_week'] }) {
  const hatchId = useId()
  const steps = axisSteps(Math.max(0, ...weeks.map(({ claims }) => claims)))
  const top = steps.at(-1) ?? 1
  const plotHeight = size.height - size.top - size.bottom
  const base = size.top + plotHeight
  const slot = (size.width - size.left - size.right) / weeks.length
  const yOf = (claims: number) => base - (claims / top) * plotHeight
  // Words under every bar would run into each other.
  const wordsEvery = Math.ceil(weeks.length / 7)
  return (
    <figure className={styles.plot}>
      <p className={styles.key}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <rect width="20" height="20" />
        </svg>
        Received
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <rect x="1" y="1" width="18" height="18" fill={`url(#${hatchId})`} className={styles.hatched} />
        </svg>
        Received, this week so far
      </p>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label="Bars: claims per week. The table has the numbers."
      >
        <pattern
          id={hatchId}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="8" height="8" className={styles.hatchGround} />
          <rect width="4" height="8" />
        </pattern>
        {steps.map((step) => (
          <g key={step} className={styles.axis}>
            <line x1={size.left} x2={size.width - size.right} y1={yOf(step)} y2={yOf(step)} />
            <text x={size.left - 12} y={yOf(step) + 6} textAnchor="end">
              {step.toLocaleString('en-US')}
            </text>
          </g>
        ))}
        {weeks.map(({ week, claims }, index) => {
          const x = size.left + index * slot
          const isLast = index === weeks.length - 1
          const hasWords = (weeks.length - 1 - index) % wordsEvery === 0
          return (
            <g key={week}>
              <rect
                x={x + slot * 0.16}
                y={yOf(claims)}
                width={slot * 0.68}
                height={base - yOf(claims)}
                fill={isLast ? `url(#${hatchId})` : undefined}
                className={isLast ? styles.hatched : undefined}
              />
              <text x={x + slot / 2} y={yOf(claims) - 8} textAnchor="middle" className={styles.value}>
                {claims}
              </text>
              {hasWords && (
                <text x={x + slot / 2} y={base + 26} textAnchor="middle">
                  {weekWords(week)}
                </text>
              )}
            </g>
          )
        })}
        <text x={size.left} y={base + 52}>
          Week starting on
        </text>
      </svg>
    </figure>
  )
}
