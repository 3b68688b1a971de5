import {
  deniedShare,
  findIssuer,
  type IssuerYear,
  issuerSource,
  overturnedShare,
  type Share,
} from '@recourse/guide/issuer'
import { Day } from '../../ui/day.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import styles from './insights.module.css'
import { useIssuers } from './use-suggestions.ts'

const figures: readonly { name: string; shareOf: (year: IssuerYear) => Share | null }[] = [
  { name: 'In-network claims denied', shareOf: ({ claims }) => deniedShare(claims) },
  {
    name: 'Appeals to the insurer overturned',
    shareOf: ({ internal_appeals }) => overturnedShare(internal_appeals),
  },
  {
    name: 'Outside reviews overturned',
    shareOf: ({ external_reviews }) => overturnedShare(external_reviews),
  },
]

const count = new Intl.NumberFormat('en-US')

/** What the insurer reported to CMS: each figure of the newest year that has it. */
export function IssuerRecord({ insurer, region }: { insurer: string; region: string }) {
  const issuers = useIssuers(region)
  if (issuers.data === undefined) return null
  const issuer = findIssuer(issuers.data, insurer)
  if (issuer === undefined || issuer.years.length === 0) {
    return (
      <p className={styles.part}>
        CMS has published no denial figures for {insurer} in {region}.
      </p>
    )
  }
  return (
    <section className={styles.part}>
      <h3>What {issuer.name} reported</h3>
      <dl className={styles.facts}>
        {figures.map(({ name, shareOf }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{newest(issuer.years, shareOf)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        For {issuerSource.scope}, in {region}. Source:{' '}
        <ExternalLink href={issuerSource.url}>{issuerSource.source}</ExternalLink>. Checked{' '}
        <Day value={issuerSource.checked} />.
      </p>
    </section>
  )
}

function newest(years: readonly IssuerYear[], shareOf: (year: IssuerYear) => Share | null): string {
  for (const year of years) {
    const share = shareOf(year)
    if (share) {
      const { percent, part, whole } = share
      return `${percent}% in ${year.year} (${count.format(part)} of ${count.format(whole)})`
    }
  }
  return 'Not reported'
}
