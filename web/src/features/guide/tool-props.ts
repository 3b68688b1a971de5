import type { GuideRoad } from '@recourse/guide/guide-for'
import type { RegionFacts } from '@recourse/guide/region-facts'
import type { GuideAddress } from './use-guide-address.ts'

/** What every tool works on. */
export interface ToolProps {
  road: GuideRoad
  region: RegionFacts
  address: GuideAddress
}
