import type { Guide } from '@recourse/guide/guide-for'
import { IconFileText, IconPrinter } from '@tabler/icons-react'
import { Button } from '../../../ui/button.tsx'
import { NeedHelp } from '../need-help.tsx'
import styles from './rail.module.css'

/** Each paper once; while the road is not known, only what all of them need. */
function keyDocuments({ roads, decided }: Guide): string[] {
  const documents = [...new Set(roads.flatMap(({ entry }) => entry.key_documents))]
  if (decided) return documents
  return documents.filter((document) => roads.every(({ entry }) => entry.key_documents.includes(document)))
}

export function Rail({ guide }: { guide: Guide }) {
  const documents = keyDocuments(guide)
  return (
    <aside aria-label="Help and key documents">
      <NeedHelp text="You do not have to do this alone. Our help is free." />
      {documents.length > 0 && (
        <div className={styles.documents}>
          <h2>Key documents</h2>
          <ul>
            {documents.map((document) => (
              <li key={document}>
                <IconFileText aria-hidden="true" />
                {document}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Button
        size="s"
        icon={<IconPrinter aria-hidden="true" />}
        className={styles.print}
        onClick={() => window.print()}
      >
        Print this guide
      </Button>
    </aside>
  )
}
