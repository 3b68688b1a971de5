import type { Field } from './fields.ts'
import styles from './fields-table.module.css'

export function FieldsTable({ caption, fields }: { caption: string; fields: readonly Field[] }) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">What</th>
          <th scope="col">Needed</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.name}>
            <th scope="row">{field.name}</th>
            <td>{field.type}</td>
            <td>{field.required ? 'yes' : 'no'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
