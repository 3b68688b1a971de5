import { readStored, store } from '../../platform/browser-storage.ts'
import {
  defaultChoice,
  findPlanType,
  findRegion,
  type GuideChoice,
  planTypeSlug,
  regionSlug,
} from './choice.ts'

/** Plan type and region only: a preference of the reader, kept in this browser. */
const key = 'guide-choice'

export function rememberChoice({ planType, region }: GuideChoice): void {
  store(key, `${planTypeSlug(planType)} ${regionSlug(region)}`)
}

export function rememberedChoice(): GuideChoice {
  const [planType = null, region = null] = readStored(key)?.split(' ') ?? []
  return {
    ...defaultChoice,
    planType: findPlanType(planType) ?? defaultChoice.planType,
    region: findRegion(region) ?? defaultChoice.region,
  }
}
