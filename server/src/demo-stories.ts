import type { ClaimStatus } from '@recourse/contract/claim-options'

/** Whoever filed the claim, or one of the sample people on staff by their username. */
type Who = 'claimant' | 'staff' | 'claimsadmin' | 'superuser'

/** One thing that happened, so many hours after the claim was filed. */
export type Step = { readonly after: number; readonly by: Who } & (
  | { readonly says: string }
  /** Has the chat open and sees what was written so far. */
  | { readonly reads: true }
  | { readonly sets: ClaimStatus }
  | { readonly assignsTo: Exclude<Who, 'claimant'> }
  | { readonly notes: string }
  | { readonly resolves: true }
  | {
      readonly adds: 'supporting' | 'appeal_letter'
      readonly file: string
      readonly lines: readonly string[]
    }
)

export interface Story {
  readonly filedDaysAgo: number
  readonly steps: readonly Step[]
}

/** What came of the sample claims, by their subject. Some end with an answer, one waits for ours, one for theirs. */
export const demoStories: Readonly<Record<string, Story>> = {
  'Emergency room visit': {
    filedDaysAgo: 61,
    steps: [
      { after: 3, by: 'claimsadmin', assignsTo: 'claimsadmin' },
      {
        after: 3.1,
        by: 'claimsadmin',
        says: 'Hello Maria, I am Omar. I have read your request. You did the right thing.',
      },
      { after: 3.2, by: 'claimsadmin', says: 'Do you still have the letter in which the insurer said no?' },
      { after: 20, by: 'claimant', reads: true },
      { after: 20.1, by: 'claimant', says: 'Yes, I have it. I was so worried about the bill. Thank you!' },
      { after: 26, by: 'claimsadmin', reads: true },
      { after: 26.1, by: 'claimsadmin', sets: 'Pending' },
      {
        after: 70,
        by: 'claimsadmin',
        notes: 'Emergency care: the prudent layperson rule applies. Letter cites it.',
      },
      {
        after: 74,
        by: 'claimsadmin',
        adds: 'appeal_letter',
        file: 'Appeal letter Harbor Mutual.pdf',
        lines: [
          'To Harbor Mutual, Appeals',
          '',
          'Ms. Delgado went to the nearest hospital with chest pain at night.',
          'A careful person without medical training would have done the same.',
          'We ask you to pay this visit as emergency care.',
        ],
      },
      { after: 74.1, by: 'claimsadmin', says: 'Your letter is ready. Please read it, sign it and send it.' },
      { after: 96, by: 'claimant', reads: true },
      { after: 900, by: 'claimant', says: 'They paid! Thank you so much, Omar.' },
      { after: 905, by: 'claimsadmin', reads: true },
      { after: 905.1, by: 'claimsadmin', says: 'That is wonderful news. All the best to you, Maria.' },
      { after: 930, by: 'claimant', reads: true },
      { after: 931, by: 'claimant', resolves: true },
    ],
  },
  'Brain MRI': {
    filedDaysAgo: 5,
    steps: [
      { after: 2, by: 'superuser', assignsTo: 'staff' },
      {
        after: 5,
        by: 'staff',
        says: 'Hello Maria, I am Tess and I take care of your request. How are you today?',
      },
      { after: 9, by: 'claimant', reads: true },
      { after: 9.1, by: 'claimant', says: 'Thank you for asking. The headaches are bad in the morning.' },
      { after: 9.2, by: 'claimant', says: 'Is the letter from my doctor enough?' },
      { after: 25, by: 'staff', reads: true },
      { after: 25.1, by: 'staff', sets: 'Pending' },
      {
        after: 25.3,
        by: 'staff',
        notes: 'The plan counts two failed medicines as proof of need. Both are in the letter.',
      },
      { after: 100, by: 'staff', says: 'Your doctor’s letter is very good. I am writing the appeal now.' },
    ],
  },
  'Physical therapy after knee surgery': {
    filedDaysAgo: 2,
    steps: [
      {
        after: 21,
        by: 'claimant',
        says: 'Hello, is anyone there? My therapist asks how many visits I can book.',
      },
    ],
  },
  'Insulin pump': {
    filedDaysAgo: 19,
    steps: [
      { after: 6, by: 'claimsadmin', assignsTo: 'claimsadmin' },
      {
        after: 30,
        by: 'claimsadmin',
        says: 'Hello Sam. Could you send us the approval from last year? It helps a lot.',
      },
      { after: 30.1, by: 'claimsadmin', sets: 'User Action Required' },
      { after: 55, by: 'claimant', reads: true },
      { after: 56, by: 'claimant', says: 'My daughter is scanning it tonight.' },
      { after: 57, by: 'claimsadmin', reads: true },
      { after: 57.1, by: 'claimsadmin', says: 'No hurry today. We keep an eye on your dates.' },
      {
        after: 57.2,
        by: 'claimsadmin',
        notes: 'Daughter helps with paperwork. Same device code as last year.',
      },
    ],
  },
  'Hearing aids for my son': {
    filedDaysAgo: 33,
    steps: [
      { after: 40, by: 'superuser', assignsTo: 'superuser' },
      {
        after: 41,
        by: 'superuser',
        says: 'Hello Jo. For children, Medicaid has to cover what they need. We can work with that.',
      },
      { after: 44, by: 'claimant', reads: true },
      {
        after: 44.5,
        by: 'claimant',
        says: 'That is the first good news in weeks. What do you need from us?',
      },
      { after: 60, by: 'superuser', reads: true },
      { after: 60.1, by: 'superuser', sets: 'Pending' },
      {
        after: 60.2,
        by: 'superuser',
        says: 'The hearing test, please, and a note from his teacher if you can get one.',
      },
      {
        after: 500,
        by: 'claimant',
        adds: 'supporting',
        file: 'Hearing test.pdf',
        lines: ['Sample Audiology', 'Hearing test', '', 'Moderate loss on both sides.'],
      },
      { after: 700, by: 'claimant', reads: true },
      {
        after: 700.1,
        by: 'claimant',
        says: 'I sent the hearing test. His teacher writes hers this week. Is that in time?',
      },
    ],
  },
  'Chemotherapy, second course': {
    filedDaysAgo: 9,
    steps: [
      { after: 1, by: 'staff', assignsTo: 'staff' },
      {
        after: 1.2,
        by: 'staff',
        says: 'Hello Terry, this is urgent, so we start today. Your plan must answer a fast appeal in 72 hours.',
      },
      { after: 1.3, by: 'staff', sets: 'Pending' },
      { after: 2, by: 'claimant', reads: true },
      {
        after: 2.1,
        by: 'claimant',
        says: 'Thank you. My doctor can write a letter. Whom should she send it to?',
      },
      { after: 2.5, by: 'staff', reads: true },
      {
        after: 2.6,
        by: 'staff',
        says: 'Please have her send it to you, and add it here with "Upload Supporting Documents".',
      },
      { after: 4, by: 'claimant', reads: true },
      {
        after: 48,
        by: 'staff',
        notes:
          'Plan cites policy CP-12, section 4. Ask the doctor to answer point 3. Call the plan on Monday.',
      },
      {
        after: 74,
        by: 'staff',
        adds: 'appeal_letter',
        file: 'Appeal letter Sample Mutual.pdf',
        lines: ['To Sample Mutual, Expedited appeals', '', 'We ask for a decision within 72 hours.'],
      },
    ],
  },
  'Bone scan before surgery': { filedDaysAgo: 0.4, steps: [] },
}
