import type { MetaDescriptor } from 'react-router'
import { organization } from './organization.ts'

/**
 * The installation's address is not known at build: the server puts it in when it serves a page.
 * In the browser the page's own origin is the same, so hydration finds the tags as it expects them.
 */
export function publicOrigin(): string {
  return import.meta.env.SSR ? 'https://public-url.invalid' : window.location.origin
}

export interface PageDescription {
  readonly path: string
  readonly title: string
  readonly description: string
}

/** Made by build-steps/social-image.ts. */
const socialImage = {
  path: '/social.png',
  width: 1200,
  height: 630,
  alt: 'Recourse: “Denied” is not the last word. Free help with health insurance denials.',
}

/** Title, description, canonical address and social tags of a page anyone may find. */
export function publicMeta({ path, title, description }: PageDescription): MetaDescriptor[] {
  const fullTitle = titled(title)
  const url = publicOrigin() + path
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: organization.name },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: publicOrigin() + socialImage.path },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(socialImage.width) },
    { property: 'og:image:height', content: String(socialImage.height) },
    { property: 'og:image:alt', content: socialImage.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** For a page that is nobody else's business: a title, and a word to search engines. */
export function privateMeta(title: string): MetaDescriptor[] {
  return [{ title: titled(title) }, { name: 'robots', content: 'noindex' }]
}

function titled(title: string): string {
  return `${title} · ${organization.name}`
}
