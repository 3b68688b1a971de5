/** The parts of the support page, in their order. */
export const supportSections = {
  differ: { id: 'how-we-differ', title: 'How we differ' },
  services: { id: 'services', title: 'Services' },
  tools: { id: 'tools', title: 'Tools' },
  research: { id: 'research', title: 'Research' },
  professional: { id: 'professional-solutions', title: 'Professional solutions' },
  consultation: { id: 'consultation-services', title: 'Consultation services' },
  ways: { id: 'ways-to-support', title: 'Ways to support' },
} as const
