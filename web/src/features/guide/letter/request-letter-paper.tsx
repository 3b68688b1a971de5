import type { ChecklistItem } from '@recourse/guide/letters/checklist-item'
import type { DocumentRequest } from '@recourse/guide/letters/document-request'
import { requestLetter } from '@recourse/guide/letters/request-letter'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { findDay, noDate } from '../../../ui/date-parts.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import { CopyButton } from '../copy-button.tsx'
import { saveFile } from '../save-file.ts'
import { today } from '../today.ts'
import { BlankFields, type Blanks } from './blank-fields.tsx'
import styles from './request-letter-paper.module.css'

export interface RequestLetterPaperProps {
  missing: readonly ChecklistItem[]
  documents: readonly DocumentRequest[]
}

const noBlanks: Blanks = { planName: '', personName: '', memberId: '', claimNumber: '', notice: noDate }

export function RequestLetterPaper({ missing, documents }: RequestLetterPaperProps) {
  const [blanks, setBlanks] = useState(noBlanks)
  const { notice, ...names } = blanks
  const text = requestLetter({ ...names, today: today(), noticeDate: findDay(notice), missing, documents })
  return (
    <section aria-labelledby="your-letter" data-letter="" className={styles.letter}>
      <h2 id="your-letter">Your letter</h2>
      <p className={styles.lede}>Fill in the blanks here or on paper. Sign it. Keep a copy.</p>
      <BlankFields blanks={blanks} onChange={setBlanks} />
      <Sheet fold className={styles.paper}>
        <p className={styles.text}>{text}</p>
      </Sheet>
      <div className={styles.buttons}>
        <CopyButton variant="primary" label="Copy the letter" text={text} />
        <Button
          icon={<IconDownload aria-hidden="true" />}
          onClick={() => saveFile('request-letter.txt', 'text/plain', text)}
        >
          Save as text
        </Button>
        <Button icon={<IconPrinter aria-hidden="true" />} onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </section>
  )
}
