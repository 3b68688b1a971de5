import type { Guide } from '@recourse/guide/guide-for'
import { guideTexts } from '@recourse/guide/guide-texts'
import type { GuideRegulator } from '@recourse/guide/regulators'
import { IconAlertTriangle, IconFlag } from '@tabler/icons-react'
import { Badge } from '../../../ui/badge.tsx'
import { ExternalLink } from '../../../ui/external-link.tsx'
import { SourceNote } from '../source-note.tsx'
import styles from './regulators.module.css'
import { Section } from './section.tsx'

export function Regulators({ guide }: { guide: Guide }) {
  return (
    <Section
      title="Who oversees your plan"
      lede="They can take a complaint if your insurer breaks the rules."
    >
      {guide.noRegulators ? <NoRegulators guide={guide} /> : null}
      {guide.regulators.length > 0 && (
        <ul className={styles.list}>
          {guide.regulators.map((regulator) => (
            <li key={regulator.id} className={styles.regulator}>
              <RegulatorRow regulator={regulator} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** Federal employees and the military have a regulator that is no office of our list. */
function NoRegulators({ guide }: { guide: Guide }) {
  const overseers = [...new Set(guide.roads.map(({ entry }) => entry.regulator))]
  return (
    <div className={styles.none}>
      <p>{guide.noRegulators}</p>
      {overseers.map((overseer) => (
        <p key={overseer}>
          <strong>What we know:</strong> {overseer}
        </p>
      ))}
    </div>
  )
}

function RegulatorRow({ regulator }: { regulator: GuideRegulator }) {
  return (
    <>
      <div>
        <h3 className={styles.name}>
          {regulator.title}{' '}
          {regulator.national && (
            <Badge colour="neutral" icon={<IconFlag aria-hidden="true" />} className={styles.national}>
              {guideTexts.national}
            </Badge>
          )}
        </h3>
        <p className={styles.contacts}>
          <a href={regulator.url} target="_blank" rel="noopener noreferrer">
            Website<span className="visually-hidden"> of {regulator.title} (opens in a new window)</span>
          </a>
          {regulator.email && (
            <a href={`mailto:${regulator.email}`}>
              Email<span className="visually-hidden"> {regulator.title}</span>
            </a>
          )}
          {regulator.phone && <a href={`tel:+1-${regulator.phone}`}>{regulator.phone}</a>}
        </p>
      </div>
      <ExternalLink href={regulator.complaintUrl} className={styles.complain}>
        {guideTexts.fileComplaint}
        <span className="visually-hidden"> with {regulator.title}</span>
      </ExternalLink>
      {regulator.limitedAuthority && (
        <div className={styles.limited}>
          <IconAlertTriangle aria-hidden="true" />
          <p>
            <strong>{guideTexts.limitedAuthority}</strong>
            <br />
            {guideTexts.limitedAuthorityMeans}
          </p>
        </div>
      )}
      <div className={styles.notes}>
        {regulator.notes && <p className={styles.note}>{regulator.notes}</p>}
        <SourceNote source={regulator.source} checked={regulator.checked} confidence={regulator.confidence} />
      </div>
    </>
  )
}
