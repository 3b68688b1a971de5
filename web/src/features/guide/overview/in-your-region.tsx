import type { Guide } from '@recourse/guide/guide-for'
import { guideTypeOf } from '@recourse/guide/guide-types'
import { ExternalLink } from '../../../ui/external-link.tsx'
import { SourceNote } from '../source-note.tsx'
import styles from './in-your-region.module.css'
import { listRegionRows } from './region-rows.ts'
import { Section } from './section.tsx'

/** Programs and offices that this region names for this kind of plan. */
export function InYourRegion({ guide }: { guide: Guide }) {
  const rows = guide.regulators.length > 0 ? listRegionRows(guideTypeOf[guide.planType], guide.region) : []
  if (rows.length === 0) return null
  return (
    <Section title={`In ${guide.region.region}`}>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.name}>
            <h3>{row.name}</h3>
            {row.texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {row.url && (
              <p>
                <ExternalLink href={row.url} className={styles.link}>
                  {row.linkText}
                </ExternalLink>
              </p>
            )}
            <SourceNote
              source={row.fact.source}
              checked={row.fact.checked}
              confidence={row.fact.confidence}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
