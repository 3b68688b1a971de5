import type { LegalSection, LegalText } from '../../../content/legal-text.ts'
import { IndexedPage } from '../indexed-page.tsx'
import { InlineLinks } from './inline-links.tsx'
import styles from './legal-document.module.css'

/** A legal text: numbered sections that others can link to, with an index. */
export function LegalDocument({ text }: { text: LegalText }) {
  return (
    <IndexedPage entries={text.sections} numbered>
      <div className={styles.sections}>
        {text.sections.map((section, position) => (
          <Section key={section.id} section={section} number={position + 1} />
        ))}
      </div>
    </IndexedPage>
  )
}

function Section({ section, number }: { section: LegalSection; number: number }) {
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`} className={styles.section}>
      <h2 id={`${section.id}-title`}>
        <span className={styles.number}>{number}.</span> {section.title}
      </h2>
      {section.body.map((part) =>
        typeof part === 'string' ? (
          <p key={part}>
            <InlineLinks text={part} />
          </p>
        ) : (
          <ul key={part.list[0]}>
            {part.list.map((item) => (
              <li key={item}>
                <InlineLinks text={item} />
              </li>
            ))}
          </ul>
        ),
      )}
    </section>
  )
}
