import { letterAdvice } from '@recourse/guide/data/letter-advice'
import { commercialChecklist } from '@recourse/guide/data/notice-checklist/commercial'
import { type DenialReasonCode, denialReasonCodes } from '@recourse/guide/denial-reason'
import { loadDenialReason } from '@recourse/guide/load-denial-reason'
import { loadPlan } from '@recourse/guide/load-plan'
import { type Block, boxes, heading, note, text } from '../paper.ts'

async function reasonBlocks(code: DenialReasonCode): Promise<Block[]> {
  const { label, goal, proof, pitfalls } = await loadDenialReason(code)
  return [
    heading(`If they said: ${label}`),
    text(goal),
    boxes(proof),
    ...pitfalls.map((words) => note(words)),
  ]
}

export async function evidenceChecklist(): Promise<Block[]> {
  const { key_documents } = await loadPlan('ACA_MARKETPLACE')
  const reasons = await Promise.all(denialReasonCodes.map(reasonBlocks))
  return [
    heading('For every appeal'),
    boxes(key_documents),
    note('Send copies and keep the originals. Number the pages, so that your letter can point to them.'),
    ...reasons.flat(),
    heading('Does the denial notice say enough?'),
    text(
      'A notice of an employer plan or a Marketplace plan must hold the points below. Tick what you find. Ask in writing for the rest: our claim file request letter helps.',
    ),
    boxes(commercialChecklist.map(({ item, citation }) => `${item} (${citation})`)),
    heading('Does your letter hold it all?'),
    boxes(letterAdvice.must_contain),
  ]
}
