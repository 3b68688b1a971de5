import type { Coverage } from '@recourse/contract/coverage'
import { isRegionName, type RegionName } from '@recourse/contract/regions'
import type { PlanType } from '@recourse/guide/plan-types'
import { useId } from 'react'
import { Link } from 'react-router'
import { CoverageBadge } from './coverage-badge.tsx'
import { dollars } from './dollars.ts'
import styles from './insights.module.css'
import { IssuerRecord } from './issuer-record.tsx'
import { PlanInsight } from './plan-insight.tsx'
import { planTypesOf } from './plan-types-of.ts'

export type GuideHref = (planType?: PlanType, region?: RegionName) => string

interface InsightsProps {
  coverage: Coverage | undefined
  /** The guide's page for a plan type and a region. */
  guideHref: GuideHref
}

/** What this coverage means for an appeal. */
export function Insights({ coverage, guideHref }: InsightsProps) {
  const headingId = useId()
  return (
    <aside aria-labelledby={headingId} className={`${styles.card} on-dark`}>
      <h2 id={headingId}>Coverage insights</h2>
      {coverage === undefined ? (
        <p>Save your plan, and we show here what it means for an appeal.</p>
      ) : (
        <About coverage={coverage} guideHref={guideHref} />
      )}
    </aside>
  )
}

function About({ coverage, guideHref }: { coverage: Coverage; guideHref: GuideHref }) {
  const region = coverage.region.name
  const planTypes = planTypesOf(coverage)
  if (!isRegionName(region)) return null
  return (
    <>
      <CoverageBadge status={coverage.status} />
      <Figure amount={coverage.premium_cost} name="Premium a month" />
      <Figure amount={coverage.user_cost} name="Out-of-pocket cost" />
      <p className={styles.part}>
        <Kind employerSponsored={coverage.employer_sponsored} />
      </p>
      {planTypes.map((planType) => (
        <PlanInsight
          key={planType}
          planType={planType}
          region={region}
          href={guideHref(planType, region)}
          isOpen={planTypes.length === 1}
        />
      ))}
      {planTypes.length === 0 && <Link to={guideHref(undefined, region)}>Find your plan in the guide</Link>}
      <IssuerRecord insurer={coverage.insurer_name} region={region} />
    </>
  )
}

function Figure({ amount, name }: { amount: number | null; name: string }) {
  if (amount === null) return null
  return (
    <p className={styles.figure}>
      <b>{dollars(amount)}</b>
      <span>{name}</span>
    </p>
  )
}

function Kind({ employerSponsored }: { employerSponsored: boolean | null }) {
  if (employerSponsored === null) {
    return 'Tell us whether an employer sponsors your plan. Then we can show which rules hold for it.'
  }
  if (!employerSponsored) {
    return 'Your plan does not come from an employer. These rules hold if you bought it yourself. Medicare, Medicaid and other programs have their own.'
  }
  return (
    <>
      Your plan comes from an employer. Ask your HR office if it is <strong>self-funded</strong>. That changes
      who oversees it.
    </>
  )
}
