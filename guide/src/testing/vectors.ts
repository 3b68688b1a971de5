import type { Day } from '../calendar/day.ts'
import type { FastAppealId, PlanEntryId } from '../plan-entry.ts'

/** Dates worked out apart from this code. `level` is the level being asked for. */
export type Vector = {
  entry: PlanEntryId
  level: string
  noticeDate: Day
  receivedDate: Day | null
  effectiveDate?: Day
  safe: Day
  latest: Day | null
  keepSafe?: Day
  keepLatest?: Day
  why?: string
}

export const vectors: Vector[] = [
  {
    entry: 'EMPLOYER_SPONSORED_SELF_FUNDED',
    level: 'internal_1',
    noticeDate: '2026-03-06',
    receivedDate: '2026-03-10',
    safe: '2026-09-02',
    latest: '2026-09-06',
  },
  {
    entry: 'EMPLOYER_SPONSORED_SELF_FUNDED',
    level: 'external_federal',
    noticeDate: '2026-09-14',
    receivedDate: '2026-09-16',
    safe: '2027-01-12',
    latest: '2027-01-19',
    why: 'Jan 16 is a Saturday and Jan 18 a federal holiday',
  },
  {
    entry: 'EMPLOYER_SPONSORED_SELF_FUNDED',
    level: 'external_federal',
    noticeDate: '2026-10-28',
    receivedDate: '2026-10-30',
    safe: '2027-02-25',
    latest: '2027-03-01',
    why: 'no February 30',
  },
  {
    entry: 'ACA_MARKETPLACE',
    level: 'internal_1',
    noticeDate: '2026-04-01',
    receivedDate: null,
    safe: '2026-09-28',
    latest: '2026-09-28',
  },
  {
    entry: 'MEDICARE_ADVANTAGE',
    level: 'plan_reconsideration',
    noticeDate: '2026-02-02',
    receivedDate: null,
    safe: '2026-04-03',
    latest: '2026-04-08',
  },
  {
    entry: 'MEDICARE_ADVANTAGE',
    level: 'plan_reconsideration',
    noticeDate: '2026-02-02',
    receivedDate: '2026-02-02',
    safe: '2026-04-03',
    latest: '2026-04-03',
    why: 'seen on the portal the same day, so the 5-day presumption is not relied on',
  },
  {
    entry: 'MEDICARE_ADVANTAGE',
    level: 'plan_reconsideration',
    noticeDate: '2026-02-02',
    receivedDate: '2026-02-20',
    safe: '2026-04-03',
    latest: '2026-04-08',
    why: 'late receipt counts only with proof; the app does not extend on its own',
  },
  {
    entry: 'MEDICARE',
    level: 'redetermination',
    noticeDate: '2026-02-02',
    receivedDate: null,
    safe: '2026-06-02',
    latest: '2026-06-07',
  },
  {
    entry: 'MEDICARE',
    level: 'reconsideration_qic',
    noticeDate: '2026-07-01',
    receivedDate: null,
    safe: '2026-12-28',
    latest: '2027-01-02',
  },
  {
    entry: 'MEDICARE_PART_D',
    level: 'ire_part_d',
    noticeDate: '2026-08-03',
    receivedDate: null,
    safe: '2026-10-02',
    latest: '2026-10-07',
  },
  {
    entry: 'MEDICAID_MANAGED_CARE',
    level: 'plan_appeal',
    noticeDate: '2026-05-04',
    receivedDate: null,
    safe: '2026-07-02',
    latest: '2026-07-03',
    keepSafe: '2026-05-14',
    keepLatest: '2026-05-14',
    why: 'Jul 3 2026 is a federal holiday',
  },
  {
    entry: 'MEDICAID_MANAGED_CARE',
    level: 'plan_appeal',
    noticeDate: '2026-05-04',
    receivedDate: null,
    effectiveDate: '2026-05-20',
    safe: '2026-07-02',
    latest: '2026-07-03',
    keepSafe: '2026-05-14',
    keepLatest: '2026-05-20',
  },
  {
    entry: 'MEDICAID_MANAGED_CARE',
    level: 'state_fair_hearing',
    noticeDate: '2026-08-03',
    receivedDate: null,
    safe: '2026-10-30',
    latest: null,
    why: "90 days is Nov 1, a Sunday; no legal latest date without the state's number",
  },
  {
    entry: 'CHIP',
    level: 'plan_appeal',
    noticeDate: '2026-05-04',
    receivedDate: null,
    safe: '2026-07-02',
    latest: '2026-07-03',
  },
  {
    entry: 'TRICARE',
    level: 'reconsideration',
    noticeDate: '2026-06-01',
    receivedDate: null,
    safe: '2026-08-28',
    latest: '2026-08-30',
  },
  {
    entry: 'FEHB',
    level: 'carrier_reconsideration',
    noticeDate: '2026-08-31',
    receivedDate: null,
    safe: '2027-02-26',
    latest: '2027-02-28',
  },
  {
    entry: 'FEHB',
    level: 'opm_review',
    noticeDate: '2026-04-01',
    receivedDate: null,
    safe: '2026-06-30',
    latest: '2026-06-30',
  },
]

export const fastVectors: {
  id: FastAppealId
  received: Day | null
  end: Day
  day: Day
  time: '12:00' | '23:59'
}[] = [
  { id: 'service_termination', received: '2026-06-10', end: '2026-06-12', day: '2026-06-11', time: '12:00' },
  { id: 'service_termination', received: '2026-06-09', end: '2026-06-15', day: '2026-06-10', time: '12:00' },
  { id: 'hospital_discharge', received: null, end: '2026-06-12', day: '2026-06-12', time: '23:59' },
]
