import { IconBrandGithub, IconBrandInstagram, IconBrandLinkedin, IconBrandThreads } from '@tabler/icons-react'
import { Link } from 'react-router'
import { externalLinks } from '../content/links.ts'
import { organization } from '../content/organization.ts'
import { ExternalLink } from '../ui/external-link.tsx'
import { LogoFullReversed } from '../ui/logo.tsx'
import styles from './footer.module.css'
import { type Destination, footerGroups } from './navigation.ts'
import { PageColumn } from './page-column.tsx'

const socialLinks = [
  { label: 'GitHub', href: externalLinks.codeHost, Icon: IconBrandGithub },
  { label: 'Threads', href: externalLinks.threads, Icon: IconBrandThreads },
  { label: 'LinkedIn', href: externalLinks.linkedIn, Icon: IconBrandLinkedin },
  { label: 'Instagram', href: externalLinks.instagram, Icon: IconBrandInstagram },
]

export function Footer() {
  return (
    <footer className={`${styles.footer} on-dark`}>
      <PageColumn>
        <nav aria-label="Footer" className={styles.groups}>
          <div className={styles.about}>
            <LogoFullReversed />
            <p>{organization.purpose}</p>
          </div>
          {footerGroups.map((group) => (
            <FooterGroup key={group.title} {...group} />
          ))}
        </nav>
        <nav aria-label="Elsewhere" className={styles.base}>
          {/* The year is filled in by the browser, since a page may be built in December and read in January. */}
          <p suppressHydrationWarning>
            © <span data-current-year="" suppressHydrationWarning /> {organization.name}
          </p>
          <ul className={styles.social}>
            {socialLinks.map(({ label, href, Icon }) => (
              <li key={label}>
                <ExternalLink href={href} icon={<Icon aria-hidden="true" />}>
                  {label}
                </ExternalLink>
              </li>
            ))}
          </ul>
        </nav>
      </PageColumn>
    </footer>
  )
}

function FooterGroup({ title, links }: { title: string; links: readonly Destination[] }) {
  return (
    <div className={styles.group}>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.label}>
            {'to' in link ? (
              <Link to={link.to}>{link.label}</Link>
            ) : (
              <ExternalLink href={link.href}>{link.label}</ExternalLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
