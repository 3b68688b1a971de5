import { appealLetter } from './documents/appeal-letter.ts'
import { claimFileRequest } from './documents/claim-file-request.ts'
import { deadlineWorksheet } from './documents/deadline-worksheet.ts'
import { evidenceChecklist } from './documents/evidence-checklist.ts'
import { externalReviewGuide } from './documents/external-review-guide.ts'
import { phoneCallLog } from './documents/phone-call-log.ts'
import type { Block } from './paper.ts'

export interface Source {
  readonly write: () => Promise<Block[]>
  readonly landscape?: true
}

/** What each document of the contract's list says, by its link. */
export const sources: Readonly<Record<string, Source>> = {
  '/downloads/appeal-letter-not-medically-necessary.docx': { write: () => appealLetter('NMN') },
  '/downloads/appeal-letter-experimental.docx': { write: () => appealLetter('EXP') },
  '/downloads/appeal-letter-prior-approval.docx': { write: () => appealLetter('PA') },
  '/downloads/appeal-letter-not-covered.docx': { write: () => appealLetter('NC') },
  '/downloads/appeal-letter-out-of-network.docx': { write: () => appealLetter('OON') },
  '/downloads/appeal-letter-step-therapy.docx': { write: () => appealLetter('STR') },
  '/downloads/appeal-letter-coding-error.docx': { write: () => appealLetter('CE') },
  '/downloads/claim-file-request-letter.docx': { write: claimFileRequest },
  '/downloads/deadline-worksheet.pdf': { write: deadlineWorksheet },
  '/downloads/phone-call-log.pdf': { write: phoneCallLog, landscape: true },
  '/downloads/evidence-checklist.pdf': { write: evidenceChecklist },
  '/downloads/external-review-request-guide.pdf': { write: externalReviewGuide },
}
