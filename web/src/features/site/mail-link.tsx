import { organization } from '../../content/organization.ts'

export const mailAddress = `mailto:${organization.email}`

export function MailLink({ className }: { className?: string | undefined }) {
  return (
    <a href={mailAddress} className={className}>
      {organization.email}
    </a>
  )
}
