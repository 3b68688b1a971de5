import type { Sourced } from '@recourse/guide/evidence'
import type { GuideType } from '@recourse/guide/guide-types'
import type { RegionFacts } from '@recourse/guide/region-facts'

export type RegionRow = {
  name: string
  texts: string[]
  url: string | null
  linkText: string
  fact: Sourced
}

function sentence(text: string): string {
  const start = text.charAt(0).toUpperCase() + text.slice(1)
  return start.endsWith('.') ? start : `${start}.`
}

function externalReview({ external_review: review }: RegionFacts): RegionRow {
  const texts = [`Run by: ${review.administrator}.`, `File with: ${review.file_with}.`]
  if (review.filing_window) {
    const { value, unit, from_event } = review.filing_window
    texts.push(`Time to file: ${value} ${unit} from ${from_event}.`)
  }
  if (review.notes) texts.push(review.notes)
  return {
    name: 'Outside review',
    texts,
    url: review.url,
    linkText: 'About the outside review',
    fact: review,
  }
}

function marketplace({ marketplace: market }: RegionFacts): RegionRow[] {
  if (!market.name) return []
  const texts = market.notes ? [market.notes] : []
  return [
    { name: `Marketplace: ${market.name}`, texts, url: market.url, linkText: market.name, fact: market },
  ]
}

function medicaid({ medicaid: program }: RegionFacts): RegionRow {
  const texts = [`Run by: ${sentence(program.agency)}`]
  if (program.phone) texts.push(`Phone: ${program.phone}.`)
  const url = program.appeals_url ?? program.url
  const linkText = program.appeals_url ? 'How to appeal' : program.program
  return { name: `Medicaid: ${program.program}`, texts, url, linkText, fact: program }
}

function chip({ chip: program }: RegionFacts): RegionRow[] {
  if (!program.program) return []
  const texts = program.notes ? [program.notes] : []
  return [{ name: `CHIP: ${program.program}`, texts, url: null, linkText: '', fact: program }]
}

function basicHealthProgram({ basic_health_program: program }: RegionFacts): RegionRow[] {
  if (!program) return []
  const texts = program.notes ? [program.notes] : []
  return [{ name: `Basic Health Program: ${program.name}`, texts, url: null, linkText: '', fact: program }]
}

/** A self-funded plan follows federal rules in every region, and so does Medicare. */
export function listRegionRows(type: GuideType, region: RegionFacts): RegionRow[] {
  switch (type) {
    case 'FULLY_INSURED':
      return [externalReview(region)]
    case 'MARKETPLACE':
      return [externalReview(region), ...marketplace(region)]
    case 'MEDICAID':
    case 'DUAL':
      return [medicaid(region)]
    case 'CHIP':
      return [...chip(region), medicaid(region)]
    case 'BASIC_HEALTH_PROGRAM':
      return basicHealthProgram(region)
    default:
      return []
  }
}
