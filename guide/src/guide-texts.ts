/** Sentences of the guide; those of the specification are exact. */
export const guideTexts = {
  noRegulators:
    "We don't have contact information for regulators of your coverage type stored in our system yet.",
  noResources: "We don't have additional resources for your coverage situation stored in our system yet.",
  limitedInformation: 'Limited Information Available',
  limitedAuthority: 'Limited Authority',
  limitedAuthorityMeans:
    'This office only has some power over this kind of plan. It may send you to another office.',
  national: 'National',
  fileComplaint: 'File a Complaint',
  comingSoon: 'Coming Soon',
  sayToKeepServices: 'I want to appeal, and I want my services to continue.',
  caution: 'We could not confirm this in a source. Check it on your notice or ask.',
} as const

export function noBasicHealthProgram(region: string): string {
  return `We know of no Basic Health Program in ${region}. If your notice says otherwise, follow the notice. Your plan may be Medicaid or a Marketplace plan.`
}
