import { useId } from 'react'
import { Explained } from '../explained.tsx'
import styles from './arguments-tool.module.css'

export function TextList({ title, texts }: { title: string; texts: readonly string[] }) {
  const id = useId()
  if (texts.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul className={styles.list}>
        {texts.map((text) => (
          <li key={text}>
            <Explained text={text} />
          </li>
        ))}
      </ul>
    </section>
  )
}
