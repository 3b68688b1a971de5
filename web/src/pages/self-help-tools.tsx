import type { Guide } from '@recourse/guide/guide-for'
import { useLoaderData } from 'react-router'
import { publicMeta } from '../content/page-meta.ts'
import { GuidePage } from '../features/guide/guide-page.tsx'
import { loadDefaultGuide } from '../features/guide/use-guide.ts'

export function meta() {
  return publicMeta({
    path: '/resources/self-help-tools',
    title: 'Health Insurance Appeals Guide',
    description:
      'Find out how appeals work for your kind of plan, who regulates it in your state, and how long you have.',
  })
}

/** At build only: the default choice is in the page for readers without scripts, and for search engines. */
export function loader(): Promise<Guide> {
  return loadDefaultGuide()
}

/** In the browser nothing is asked of the server; the page loads what the address names. */
export function clientLoader(): null {
  return null
}

export function shouldRevalidate(): boolean {
  return false
}

export default function SelfHelpToolsPage() {
  const prerendered = useLoaderData<Guide | null>()
  return <GuidePage prerendered={prerendered} />
}
