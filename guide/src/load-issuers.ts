import type { RegionName } from '@recourse/contract/regions'
import type { Issuer } from './issuer.ts'

/** One module per state on HealthCare.gov, so that a browser fetches only the one it asks about. */
const loaders: Readonly<Partial<Record<RegionName, () => Promise<readonly Issuer[]>>>> = {
  Alabama: async () => (await import('./data/issuers/alabama.ts')).issuers,
  Alaska: async () => (await import('./data/issuers/alaska.ts')).issuers,
  Arizona: async () => (await import('./data/issuers/arizona.ts')).issuers,
  Arkansas: async () => (await import('./data/issuers/arkansas.ts')).issuers,
  Delaware: async () => (await import('./data/issuers/delaware.ts')).issuers,
  Florida: async () => (await import('./data/issuers/florida.ts')).issuers,
  Georgia: async () => (await import('./data/issuers/georgia.ts')).issuers,
  Hawaii: async () => (await import('./data/issuers/hawaii.ts')).issuers,
  Illinois: async () => (await import('./data/issuers/illinois.ts')).issuers,
  Indiana: async () => (await import('./data/issuers/indiana.ts')).issuers,
  Iowa: async () => (await import('./data/issuers/iowa.ts')).issuers,
  Kansas: async () => (await import('./data/issuers/kansas.ts')).issuers,
  Louisiana: async () => (await import('./data/issuers/louisiana.ts')).issuers,
  Michigan: async () => (await import('./data/issuers/michigan.ts')).issuers,
  Mississippi: async () => (await import('./data/issuers/mississippi.ts')).issuers,
  Missouri: async () => (await import('./data/issuers/missouri.ts')).issuers,
  Montana: async () => (await import('./data/issuers/montana.ts')).issuers,
  Nebraska: async () => (await import('./data/issuers/nebraska.ts')).issuers,
  'New Hampshire': async () => (await import('./data/issuers/new-hampshire.ts')).issuers,
  'North Carolina': async () => (await import('./data/issuers/north-carolina.ts')).issuers,
  'North Dakota': async () => (await import('./data/issuers/north-dakota.ts')).issuers,
  Ohio: async () => (await import('./data/issuers/ohio.ts')).issuers,
  Oklahoma: async () => (await import('./data/issuers/oklahoma.ts')).issuers,
  Oregon: async () => (await import('./data/issuers/oregon.ts')).issuers,
  'South Carolina': async () => (await import('./data/issuers/south-carolina.ts')).issuers,
  'South Dakota': async () => (await import('./data/issuers/south-dakota.ts')).issuers,
  Tennessee: async () => (await import('./data/issuers/tennessee.ts')).issuers,
  Texas: async () => (await import('./data/issuers/texas.ts')).issuers,
  Utah: async () => (await import('./data/issuers/utah.ts')).issuers,
  'West Virginia': async () => (await import('./data/issuers/west-virginia.ts')).issuers,
  Wisconsin: async () => (await import('./data/issuers/wisconsin.ts')).issuers,
  Wyoming: async () => (await import('./data/issuers/wyoming.ts')).issuers,
}

/** The insurers that reported to CMS for a region; none where the state runs its own marketplace. */
export async function loadIssuers(region: RegionName): Promise<readonly Issuer[]> {
  return (await loaders[region]?.()) ?? []
}
