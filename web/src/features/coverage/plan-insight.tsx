import type { RegionName } from '@recourse/contract/regions'
import { type Guide, guideFor } from '@recourse/guide/guide-for'
import type { StageId } from '@recourse/guide/lifecycle'
import type { PlanType } from '@recourse/guide/plan-types'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Day } from '../../ui/day.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Loading } from '../../ui/loading.tsx'
import styles from './insights.module.css'

interface PlanInsightProps {
  planType: PlanType
  region: RegionName
  href: string
  /** Where it is the only one. */
  isOpen: boolean
}

/** Law, regulators, first limit and outside review of one plan type in one region, out of the guide. */
export function PlanInsight({ planType, region, href, isOpen }: PlanInsightProps) {
  const guide = useQuery({
    // The guide's own key: what was read there need not be read again.
    queryKey: ['guide', planType, region, {}],
    queryFn: () => guideFor(planType, region),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
    networkMode: 'always',
  })
  if (guide.data !== undefined) return <Rules guide={guide.data} href={href} isOpen={isOpen} />
  if (guide.isPending) return <Loading label="Loading the rules for your plan…" />
  return (
    <section className={styles.part}>
      <p>We could not load the rules for your plan.</p>
      <Link to={href}>Read them in the guide</Link>
    </section>
  )
}

function Rules({ guide, href, isOpen }: { guide: Guide; href: string; isOpen: boolean }) {
  const [road] = guide.roads
  if (road === undefined) return null
  const levelOf = (stage: StageId) =>
    road.lifecycle.stages.find(({ id }) => id === stage)?.levels.find(({ optional }) => !optional)
  const first = levelOf('internal_appeal')
  const outside = levelOf('external_appeal')
  const regulators = guide.regulators.filter(({ limitedAuthority }) => !limitedAuthority)
  return (
    <details open={isOpen} className={styles.part}>
      <summary>{road.entry.label}</summary>
      <dl className={styles.facts}>
        <div>
          <dt>The law</dt>
          <dd>{road.entry.governing_law.join('; ')}</dd>
        </div>
        <div>
          <dt>Who oversees it</dt>
          <dd>
            {regulators.map(({ id, title, url }) => (
              <ExternalLink key={id} href={url}>
                {title}
              </ExternalLink>
            ))}
            {guide.noRegulators}
          </dd>
        </div>
        {first && (
          <div>
            <dt>Your first limit</dt>
            <dd>
              {first.name}: <strong>{first.window ?? 'as your notice says'}</strong> after you receive the
              notice. To be safe, count from the date printed on it.
            </dd>
          </div>
        )}
        {outside && (
          <div>
            <dt>Outside review</dt>
            <dd>
              <OutsideReview guide={guide} window={outside.window} />
            </dd>
          </div>
        )}
      </dl>
      {first && (
        <p className={styles.note}>
          {first.citation}. Checked <Day value={first.checked} />.
        </p>
      )}
      <Link to={href}>Read the guide for this plan</Link>
    </details>
  )
}

/** Plans that an employer pays for itself do not use the state's office. */
function OutsideReview({ guide: { planType, region }, window }: { guide: Guide; window: string | null }) {
  const { administrator, file_with, filing_window, safe_days, url } = region.external_review
  if (planType === 'Commercial - Employer Sponsored - Self-Funded') {
    return (
      <>
        <strong>{window ?? 'As your notice says'}</strong> after the final denial. It says where to send it.
      </>
    )
  }
  return (
    <>
      {filing_window ? (
        <>
          <strong>
            {filing_window.value} {filing_window.unit}
          </strong>{' '}
          from {filing_window.from_event}.
        </>
      ) : (
        <>
          <strong>{window ?? 'As your notice says'}</strong> after the final denial.
        </>
      )}{' '}
      {safe_days !== undefined && `Sources differ: count on ${safe_days} days. `}
      Run by: {administrator}. File with: {file_with}.{' '}
      {url !== null && <ExternalLink href={url}>How to ask for it in {region.region}</ExternalLink>}
    </>
  )
}
