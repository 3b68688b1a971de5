import type { Access } from '@recourse/contract/endpoint'
import type { JsonSchema, Operation } from '@recourse/contract/openapi'
import { type Field, fieldsOf, typeOf } from './fields.ts'
import { FieldsTable } from './fields-table.tsx'
import styles from './operation.module.css'

const accessWords: Readonly<Record<Access, string>> = {
  public: 'Anyone',
  enrolling: 'Signed-in people, also before they have set up a second step they must have',
  signed_in: 'Signed-in people',
  member: 'Members, not staff',
  staff: 'Staff',
  superuser: 'Superusers',
}

export interface ApiOperationProps {
  method: string
  path: string
  operation: Operation
}

export function ApiOperation({ method, path, operation }: ApiOperationProps) {
  const body = operation.requestBody?.content['application/json']?.schema
  return (
    <article id={operation.operationId} className={styles.operation}>
      <h3>
        <span className={styles.method}>{method.toUpperCase()}</span> <code>{path}</code>
      </h3>
      <p>{operation.summary}</p>
      <p className={styles.access}>Who: {accessWords[operation['x-access']]}</p>
      {operation.parameters.length > 0 && (
        <FieldsTable caption="In the address" fields={operation.parameters.map(parameterField)} />
      )}
      {body && <FieldsTable caption="Body, as JSON or multipart fields" fields={fieldsOf(body)} />}
      {successes(operation).map(({ status, schema }) => (
        <Reply key={status} status={status} schema={schema} />
      ))}
      <p className={styles.access}>Errors of its own: {ownErrors(operation).join(', ')}</p>
    </article>
  )
}

function Reply({ status, schema }: { status: string; schema: JsonSchema }) {
  const fields = fieldsOf(schema)
  const caption = `Reply ${status}: ${typeOf(schema)}`
  return fields.length > 0 ? <FieldsTable caption={caption} fields={fields} /> : <p>{caption}</p>
}

function parameterField({ name, required, schema }: Operation['parameters'][number]): Field {
  return { name, required, type: typeOf(schema) }
}

function successes({ responses }: Operation) {
  return Object.entries(responses).flatMap(([status, { content }]) => {
    const schema = content['application/json']?.schema
    return status.startsWith('2') && schema ? [{ status, schema }] : []
  })
}

function ownErrors({ responses }: Operation): string[] {
  return Object.keys(responses).filter((status) => /^[45]/.test(status))
}
