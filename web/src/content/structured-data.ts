import type { MetaDescriptor } from 'react-router'
import { organization } from './organization.ts'
import { publicOrigin } from './page-meta.ts'
import { questions } from './questions.ts'

type DataBlock = Extract<MetaDescriptor, { 'script:ld+json': unknown }>['script:ld+json']

/** Who we are, in the words that search engines agreed on (schema.org). */
export function organizationData(): MetaDescriptor[] {
  return dataBlock({
    '@context': 'https://schema.org',
    '@type': 'NGO',
    name: organization.name,
    description: organization.purpose,
    url: `${publicOrigin()}/`,
    logo: `${publicOrigin()}/favicon.svg`,
    image: `${publicOrigin()}/social.png`,
    areaServed: { '@type': 'Country', name: 'United States' },
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: organization.email },
  })
}

export function questionsData(): MetaDescriptor[] {
  return dataBlock({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })
}

/**
 * Only in the built page, where search engines read it. In a browser React would have to write text into a script
 * element, which Trusted Types forbid. Hence only for pages that run without React.
 */
function dataBlock(data: DataBlock): MetaDescriptor[] {
  return import.meta.env.SSR ? [{ 'script:ld+json': data }] : []
}
