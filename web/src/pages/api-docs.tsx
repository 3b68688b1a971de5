import { errorStatuses } from '@recourse/contract/errors'
import { openApi } from '@recourse/contract/openapi'
import { publicMeta, publicOrigin } from '../content/page-meta.ts'
import { PageColumn } from '../layout/page-column.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Rules } from '../ui/rules.tsx'
import { ApiOperation } from './api-docs/operation.tsx'
import styles from './api-docs.module.css'

export const handle = { static: true }

export function meta() {
  return publicMeta({
    path: '/api/docs',
    title: 'API',
    description:
      'Every call the Recourse service answers: who may make it, what it takes and what it replies.',
  })
}

export default function ApiDocsPage() {
  const { info, tags, paths } = openApi(publicOrigin())
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  return (
    <PageColumn>
      <PageHeading title={info.title} lede={info.description} />
      <p>
        The same as a file for machines: <a href="/api/v1/openapi.json">openapi.json</a> (OpenAPI 3.1). Calls
        that are not public send the token of <a href="#signIn">/auth/token</a> as “Authorization: Bearer …”.
      </p>
      {tags.map((tag) => (
        <Rules key={tag.name} title={tag.description} className={styles.group}>
          {operations
            .filter(({ operation }) => operation.tags.includes(tag.name))
            .map((entry) => (
              <ApiOperation key={entry.operation.operationId} {...entry} />
            ))}
        </Rules>
      ))}
      <Rules title="Errors" className={styles.group}>
        <dl className={styles.errors}>
          {Object.entries(errorStatuses).map(([status, meaning]) => (
            <div key={status}>
              <dt>{status}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </Rules>
    </PageColumn>
  )
}
