import { describe, expect, test } from 'vitest'
import {
  type ClaimAnswers,
  type ClaimField,
  claimDefaults,
  claimFields,
  isAsked,
  isCalendarDate,
  missingFields,
  missingSummary,
  relevantAnswers,
} from './claim-form.ts'
import {
  claimStatuses,
  denialReasons,
  denialTimings,
  externalOutcomes,
  genders,
  insuranceTypes,
  internalOutcomes,
  races,
  serviceTypes,
  yesNoUnknown,
} from './claim-options.ts'

describe('the claim form', () => {
  test.each<[string, object, string]>([
    [
      'service_type',
      serviceTypes,
      'CHEMOTHERAPY DIAGNOSTIC DME EMERGENCY INPATIENT MENTAL_HEALTH OTHER OUTPATIENT_PROCEDURE PRESCRIPTION PRIMARY_CARE RADIATION SKILLED_NURSING SPECIALIST_VISIT UNKNOWN URGENT_CARE',
    ],
    [
      'insurance_type',
      insuranceTypes,
      'ACA_MARKETPLACE BASIC_HEALTH_PROGRAM CHIP EMPLOYER_SPONSORED_FULLY_INSURED EMPLOYER_SPONSORED_SELF_FUNDED MEDICAID MEDICAID_AND_MEDICARE MEDICARE MEDICARE_ADVANTAGE OTHER TRICARE UNKNOWN',
    ],
    ['denial_reason', denialReasons, 'CE EXP NC NMN OON OTHER PA STR UNKNOWN'],
    [
      'race',
      races,
      'AMERICAN_INDIAN ASIAN BLACK HISPANIC MULTIRACIAL OTHER PACIFIC_ISLANDER PREFER_NOT_TO_SAY WHITE',
    ],
    ['gender', genders, 'FEMALE MALE NON_BINARY OTHER PREFER_NOT_TO_SAY TRANSGENDER'],
    ['yes, no or unknown', yesNoUnknown, 'NO UNKNOWN YES'],
    ['internal outcome', internalOutcomes, 'OVERTURNED PARTIAL PENDING UNKNOWN UPHELD'],
    ['external outcome', externalOutcomes, 'OVERTURNED PARTIAL PENDING UNKNOWN UPHELD'],
    ['denial_timing_type', denialTimings, 'POST_SERVICE PRE_SERVICE'],
  ])('the choices of %s are those of the specification', (_, options, keys) => {
    expect(Object.keys(options).sort().join(' ')).toBe(keys)
  })

  test('outcomes and statuses read as the specification words them', () => {
    expect(internalOutcomes).toMatchObject({ OVERTURNED: 'Approved', UPHELD: 'Denied Again' })
    expect(externalOutcomes.UPHELD).toBe('Denied Again')
    expect(claimStatuses).toEqual(['Submitted', 'Pending', 'Resolved', 'User Action Required'])
  })

  test('its defaults are those of the specification', () => {
    expect(claimDefaults).toMatchObject({
      internally_appealed: 'NO',
      internal_appeal_outcome: 'UPHELD',
      externally_appealed: 'NO',
      external_appeal_outcome: 'UPHELD',
      has_documentation: 'NO',
    })
  })

  test.each<[ClaimField, ClaimAnswers]>([
    ['race_other', { race: 'OTHER' }],
    ['gender_other', { gender: 'OTHER' }],
    ['insurance_type_other', { insurance_type: 'OTHER' }],
    ['denial_reason_other', { denial_reason: 'OTHER' }],
    ['service_type_other', { service_type: 'OTHER' }],
    ['urgent_reason', { urgent: true }],
    ['care_date', { denial_timing_type: 'POST_SERVICE' }],
    ['total_cost', { denial_timing_type: 'POST_SERVICE' }],
    ['patient_responsibility', { denial_timing_type: 'POST_SERVICE' }],
    ['internal_appeal_outcome', { internally_appealed: 'YES' }],
    ['external_appeal_outcome', { externally_appealed: 'YES' }],
    ['documentation_eob', { has_documentation: 'YES' }],
    ['documentation_other_description', { has_documentation: 'YES', documentation_other: true }],
  ])('%s is asked only after %j', (field, answers) => {
    expect(isAsked(field, answers)).toBe(true)
    expect(isAsked(field, {})).toBe(false)
  })

  test('everything else is always asked', () => {
    const always = claimFields.filter((field) => isAsked(field, {}))
    expect(always).toContain('subject')
    expect(always).toHaveLength(claimFields.length - 21)
  })

  test('only what was asked and answered is sent', () => {
    expect(
      relevantAnswers({
        race: 'WHITE',
        race_other: 'x',
        plan_name: 'y',
        plan_name_unknown: true,
        subject: '',
        urgent: false,
      }),
    ).toEqual({ race: 'WHITE', plan_name_unknown: true, urgent: false })
  })

  test('one missing field, two, and three read as the specification words them', () => {
    expect(missingSummary(['region'])).toBe('Please select a Region.')
    expect(missingSummary(['insurance_type', 'denial_reason'])).toBe(
      'Please fill out the following required fields: Insurance Type and Denial Reason.',
    )
    expect(missingSummary(missingFields({ email: 'a@b.co' }, ['claimant']))).toBe(
      'Please fill out the following required fields: First Name, Last Name and Region.',
    )
  })

  test.each([
    ['2026-10-02', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['1899-12-31', false],
    ['2026-1-2', false],
    ['', false],
  ])('%j is a date: %s', (text, valid) => {
    expect(isCalendarDate(text)).toBe(valid)
  })
})
