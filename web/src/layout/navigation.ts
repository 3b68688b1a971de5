import type { Scope } from '@recourse/contract/roles'
import { externalLinks } from '../content/links.ts'

export type Destination =
  | { readonly label: string; readonly to: string }
  | { readonly label: string; readonly href: string }

export const publicResources: readonly Destination[] = [
  { label: 'Blog', href: externalLinks.blog },
  { label: 'Self Help Tools', to: '/resources/self-help-tools' },
  { label: 'Digital Downloads', to: '/resources/downloads' },
  { label: 'Research', href: externalLinks.research },
  { label: 'Appeal Overturn Predictor', href: externalLinks.overturnPredictor },
]

export const signedInResources: readonly Destination[] = [
  { label: 'Self Help Tools', to: '/resources/self-help-tools' },
  { label: 'Appeal Support', to: '/claims' },
]

export const accountPages: readonly Destination[] = [
  { label: 'Profile', to: '/account/profile' },
  { label: 'Coverage', to: '/account/coverage' },
]

export interface StaffPage {
  readonly label: string
  readonly to: string
  readonly icon: 'claims' | 'overview' | 'people' | 'audit'
  /** Who sees it. The server decides who may use it. */
  readonly scope: Scope
}

export const staffPages: readonly StaffPage[] = [
  { label: 'Claims', to: '/claims', icon: 'claims', scope: 'staff' },
  { label: 'Overview', to: '/admin/overview', icon: 'overview', scope: 'staff' },
  { label: 'People', to: '/admin/people', icon: 'people', scope: 'superuser' },
  { label: 'Audit log', to: '/admin/audit', icon: 'audit', scope: 'superuser' },
]

export const footerGroups: readonly { readonly title: string; readonly links: readonly Destination[] }[] = [
  {
    title: 'Organization',
    links: [
      { label: 'Mission', to: '/about' },
      { label: 'Get In Touch', to: '/contact' },
      { label: 'Support Our Work', to: '/support' },
      { label: 'Donate', href: externalLinks.donate },
      { label: 'Store', href: externalLinks.store },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy Policy', to: '/privacy' },
      { label: 'Terms of Service', to: '/terms' },
    ],
  },
  {
    title: 'Resources',
    links: [
      { label: 'Blog', href: externalLinks.blog },
      { label: 'Digital Downloads', to: '/resources/downloads' },
      { label: 'Research', href: externalLinks.research },
      { label: 'Appeal Overturn Predictor', href: externalLinks.overturnPredictor },
      { label: 'Public Records', href: externalLinks.publicRecords },
      { label: 'Transparency Data', href: externalLinks.transparencyData },
    ],
  },
]
