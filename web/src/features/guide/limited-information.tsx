import type { Guide } from '@recourse/guide/guide-for'
import { Alert } from '../../ui/alert.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'

type Limited = NonNullable<Guide['limitedInformation']>

/** Where no road is known: why, and where to ask. */
export function LimitedInformation({ title, text, resource }: Limited) {
  return (
    <Alert kind="info" title={title}>
      <p>{text}</p>
      {resource && (
        <p>
          <ExternalLink href={resource.url}>{resource.title}</ExternalLink>
        </p>
      )}
    </Alert>
  )
}
