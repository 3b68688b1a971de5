import { externalLinks } from './links.ts'

/**
 * What the public pages claim. The figures are the operator's own: this software does not count them, and whoever
 * runs it answers for them. The stories are illustrative and always shown with that label.
 */
export const figures = {
  denialsPerYear: '200,000,000',
  shareAppealed: '1%',
  dollarsResolved: '$580,709',
  successRate: '92%',
} as const

/** The picture is the thing the person fought for, never a face. */
export interface Story {
  readonly quote: string
  readonly name: string
  readonly picture: 'infusion' | 'inhaler' | 'pillBottle'
}

export const storyLabel = 'Illustrative story'

export const leadStory: Story = {
  quote:
    'They said my infusions were not medically necessary. I was too tired to argue. Recourse showed me which rule they got wrong.',
  name: 'Dana R.',
  picture: 'infusion',
}

export const moreStories: readonly Story[] = [
  {
    quote: '“One letter. That is what it took to get my son’s inhaler covered.”',
    name: 'Luis M.',
    picture: 'inhaler',
  },
  { quote: '“I finally understood what my plan owed me.”', name: 'Ruth A.', picture: 'pillBottle' },
]

export const fundingLedger: readonly { readonly item: string; readonly entry: string }[] = [
  { item: 'What patients pay', entry: '$0' },
  { item: 'Venture capital', entry: 'None' },
  { item: 'Our status', entry: 'Nonprofit' },
  { item: 'Our funding', entry: 'Gifts, grants, partners' },
]

export interface Tool {
  readonly name: string
  readonly words: string
  readonly icon: 'guide' | 'download' | 'dashboard' | 'letter' | 'probe' | 'rules' | 'predictor'
  /** Where it is on this site. A tool without an address does not exist yet and is marked as planned. */
  readonly to?: string
}

export const tools: readonly Tool[] = [
  {
    name: 'Appeals guide',
    words: 'Who watches over your plan, what the steps are, and how long you have.',
    icon: 'guide',
    to: '/resources/self-help-tools',
  },
  {
    name: 'Letters and worksheets',
    words: 'Free files to fill in, print and send.',
    icon: 'download',
    to: '/resources/downloads',
  },
  {
    name: 'Case management dashboard',
    words: 'Helps professionals track many appeals at once.',
    icon: 'dashboard',
  },
  {
    name: 'Appeal letter generator',
    words: 'Drafts a letter from the facts of the case. A person reviews it.',
    icon: 'letter',
  },
  {
    name: 'Policy probe',
    words: 'Ask a question about coverage rules. AI finds the answer in the policy.',
    icon: 'probe',
  },
  {
    name: 'Coverage rule database',
    words: 'The rules insurers use, in one place you can search.',
    icon: 'rules',
  },
  {
    name: 'Appeal overturn predictor',
    words: 'Shows how similar appeals turned out.',
    icon: 'predictor',
  },
]

export const services: readonly { readonly name: string; readonly words: string }[] = [
  {
    name: 'Denial support',
    words: 'A person reads your claim and helps you with the next steps. It is free.',
  },
  {
    name: 'Technology',
    words: 'We build tools that find the rule that fits a case, and check them by hand.',
  },
  {
    name: 'Research and evidence building',
    words: 'We study denials and appeals. We publish what we find, so others can use it.',
  },
]

export const differences: readonly { readonly name: string; readonly words: string }[] = [
  { name: 'Patients come first', words: 'We start with your case and your goals.' },
  { name: 'We use data', words: 'We learn from real decisions, so each appeal is stronger.' },
  { name: 'People check the AI', words: 'Software reads. A person decides.' },
  { name: 'No venture capital', words: 'We are a nonprofit. Nobody cashes out.' },
]

export const researchLinks: readonly {
  readonly name: string
  readonly words: string
  readonly href: string
}[] = [
  {
    name: 'Medicare Advantage QIC appeal outcomes',
    words: 'What happens when an outside reviewer looks again.',
    href: externalLinks.medicareAdvantageAppeals,
  },
  {
    name: 'Pennsylvania marketplace aggregate denial data',
    words: 'How often plans say no, added up by insurer.',
    href: externalLinks.pennsylvaniaDenials,
  },
  {
    name: 'California external appeal outcome demographics',
    words: 'Who wins outside appeals, and who does not.',
    href: externalLinks.californiaAppeals,
  },
]
