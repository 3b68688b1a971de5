/** Who runs this installation. An operator may change these. */
export const organization = {
  name: 'Recourse',
  tagline: ['Free help with health', 'insurance denials'],
  purpose: 'A nonprofit that helps people in the U.S. contest health insurance denials. Free.',
  /** A placeholder: the operator sets the address that a person reads. */
  email: 'help@example.org',
} as const
