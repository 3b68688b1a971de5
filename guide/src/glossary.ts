/** Terms of art with a short explanation, for hover, focus and tap. */
export const glossary = {
  adverse_benefit_determination: {
    term: 'Adverse benefit determination',
    meaning: 'The formal name for a denial: they will not pay, or will pay less.',
  },
  aid_continuing: {
    term: 'Aid continuing',
    meaning: 'Keeping the care you get now while your appeal is decided.',
  },
  alj: {
    term: 'Administrative law judge (ALJ)',
    meaning: 'A judge of a federal agency who decides Medicare appeals, often by phone.',
  },
  amount_in_controversy: {
    term: 'Amount in dispute',
    meaning: 'How many dollars the denial is about. Some levels have a minimum.',
  },
  appeal: { term: 'Appeal', meaning: 'Asking for a decision to be looked at again and changed.' },
  balance_billing: { term: 'Balance bill', meaning: 'A bill from a provider for what the plan did not pay.' },
  bfcc_qio: {
    term: 'Quality organization (BFCC-QIO)',
    meaning: 'An outside group that decides Medicare’s fast appeals, when a stay or care is ending.',
  },
  claim: { term: 'Claim', meaning: 'A request that your plan pay for care.' },
  claim_file: {
    term: 'Claim file',
    meaning: 'Everything the plan has about your claim. You may ask for a free copy.',
  },
  clinical_policy: {
    term: 'Clinical policy',
    meaning: 'The plan’s written rule on when it pays for a treatment.',
  },
  concurrent_care: {
    term: 'Ongoing care',
    meaning: 'Care you are getting now that they want to cut or stop.',
  },
  coverage_determination: {
    term: 'Coverage determination',
    meaning: 'A Medicare drug plan’s first decision about a drug.',
  },
  deemed_exhaustion: {
    term: 'Deemed exhaustion',
    meaning: 'The plan broke the appeal rules, so you may go to the next step early.',
  },
  dual_eligible: { term: 'Dual eligible', meaning: 'Someone with both Medicare and Medicaid.' },
  effective_date: { term: 'Effective date', meaning: 'The day a change or cut begins.' },
  eob: {
    term: 'Explanation of benefits (EOB)',
    meaning: 'A paper that shows what the plan paid and why. It is not a bill.',
  },
  epsdt: {
    term: 'EPSDT',
    meaning: 'A Medicaid rule: people under 21 get all care that treats or eases a condition.',
  },
  erisa: { term: 'ERISA', meaning: 'The federal law for plans from most private employers.' },
  expedited: { term: 'Expedited', meaning: 'Faster than usual, because waiting could harm you.' },
  experimental: { term: 'Experimental', meaning: 'The plan says a treatment is not proven yet.' },
  external_review: {
    term: 'External review',
    meaning: 'Someone outside your insurer decides. The insurer must follow it.',
  },
  fair_hearing: {
    term: 'Fair hearing',
    meaning: 'A meeting with a state hearing officer who decides your Medicaid case. It can be by phone.',
  },
  fee_for_service: {
    term: 'Fee-for-service',
    meaning: 'The state pays for each service itself, with no health plan between.',
  },
  fehb: {
    term: 'FEHB',
    meaning: 'Health plans for federal employees. PSHB is the one for the Postal Service.',
  },
  formulary: { term: 'Formulary', meaning: 'The plan’s list of drugs it covers.' },
  fully_insured: {
    term: 'Fully insured',
    meaning: 'Your employer buys coverage, and the insurer pays the claims.',
  },
  good_cause: {
    term: 'Good cause',
    meaning: 'A reason, like illness or wrong information, for filing late.',
  },
  grandfathered: {
    term: 'Grandfathered plan',
    meaning: 'A plan from before 23 March 2010 that changed little. It has fewer rights.',
  },
  grievance: {
    term: 'Grievance',
    meaning: 'A complaint about service or how you were treated. It is not an appeal.',
  },
  internal_appeal: { term: 'Internal appeal', meaning: 'You ask those who said no to look again.' },
  ire: {
    term: 'Independent Review Entity (IRE)',
    meaning: 'An outside group that decides Medicare plan appeals at level 2.',
  },
  iro: {
    term: 'Independent review organization (IRO)',
    meaning: 'An outside group of clinicians that does external reviews.',
  },
  latest_date: {
    term: 'Latest legal date',
    meaning: 'The last day the law allows. After it they may refuse your appeal.',
  },
  managed_care: { term: 'Managed care', meaning: 'Medicaid or CHIP through a health plan.' },
  medical_necessity: {
    term: 'Medically necessary',
    meaning: 'Care you need for your health, by the plan’s own test.',
  },
  msn: {
    term: 'Medicare Summary Notice (MSN)',
    meaning: 'A list of claims that Original Medicare mails. It prints your last day to appeal.',
  },
  network_gap: {
    term: 'Gap exception',
    meaning: 'The plan pays for a provider outside its network because no one inside can help.',
  },
  nomnc: {
    term: 'Notice of Medicare Non-Coverage',
    meaning: 'The paper that says when nursing, home health, hospice or rehab care ends.',
  },
  notice_date: { term: 'Notice date', meaning: 'The date printed on the letter. Not the day you opened it.' },
  ombudsman: { term: 'Ombudsman', meaning: 'An office that helps people with problems, for free.' },
  out_of_network: { term: 'Out of network', meaning: 'A provider with no contract with your plan.' },
  overturned: { term: 'Overturned', meaning: 'The denial is reversed.' },
  parity: { term: 'Parity', meaning: 'Mental health care may not have stricter rules than other care.' },
  peer_to_peer: { term: 'Peer-to-peer', meaning: 'A call between your doctor and the plan’s doctor.' },
  post_service: { term: 'Post-service', meaning: 'After you had the care.' },
  postmark: { term: 'Postmark', meaning: 'The date the post office stamps on an envelope.' },
  pre_service: { term: 'Pre-service', meaning: 'Before you have the care.' },
  presumed_receipt: {
    term: 'Presumed receipt',
    meaning: 'The law takes a letter as received some days after its date, often 5.',
  },
  prior_authorization: { term: 'Prior authorization', meaning: 'The plan’s approval before you get care.' },
  qic: {
    term: 'Qualified Independent Contractor (QIC)',
    meaning: 'The outside group that decides level 2 in Original Medicare.',
  },
  reconsideration: {
    term: 'Reconsideration',
    meaning: 'A second look at a decision. The word stands for different levels in different plans.',
  },
  redetermination: {
    term: 'Redetermination',
    meaning: 'The first level of appeal in Original Medicare and Medicare drug plans.',
  },
  representative: { term: 'Representative', meaning: 'A person you name to act for you.' },
  rescission: {
    term: 'Rescission',
    meaning: 'The plan cancels coverage back in time, as if you never had it.',
  },
  safe_date: {
    term: 'Safe date',
    meaning: 'The day we suggest. It is counted the strict way and is always a working day.',
  },
  self_funded: {
    term: 'Self-funded',
    meaning: 'Your employer pays the claims itself, even if an insurer’s name is on the card.',
  },
  spd: { term: 'Summary plan description', meaning: 'A booklet on how an employer plan works.' },
  step_therapy: { term: 'Step therapy', meaning: 'You must try another drug first.' },
  surprise_bill: {
    term: 'Surprise bill',
    meaning: 'A bill from someone outside the network whom you did not choose.',
  },
  upheld: { term: 'Upheld', meaning: 'The denial stands.' },
  urgent: {
    term: 'Urgent',
    meaning: 'Waiting could seriously harm your life, health or function, or leave you in severe pain.',
  },
  working_day: { term: 'Working day', meaning: 'Monday to Friday, and not a federal holiday.' },
} as const

export type GlossaryId = keyof typeof glossary

export function isGlossaryId(id: string): id is GlossaryId {
  return Object.hasOwn(glossary, id)
}
