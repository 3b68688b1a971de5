import type { ClaimAnswers } from '@recourse/contract/claim-form'
import type { Draft, DraftKind } from '@recourse/contract/drafts'
import { useEffect, useReducer, useRef, useState } from 'react'
import { CallError, messageOf } from '../../../platform/call-error.ts'
import { checkGroups, inFormOrder } from './answers.ts'
import type { AgreedDraft, DraftContent } from './draft-content.ts'
import { sendClaim } from './queries.ts'
import { allGroups, stepsOf } from './steps.ts'
import { useDraftSaver } from './use-draft-saver.ts'
import type { WizardFiles } from './wizard-files.ts'
import { startState, wizardReducer } from './wizard-state.ts'

export interface WizardStart {
  readonly content: DraftContent
  /** What the server has of it. */
  readonly agreed: AgreedDraft
  /** How a draft that was saved later by another page shows in this form. */
  readonly read: (draft: Draft) => AgreedDraft
}

/** Everything the form does; how it looks is told elsewhere. */
export function useWizard(kind: DraftKind, start: WizardStart, files: WizardFiles | undefined) {
  const steps = stepsOf[kind]
  const [state, dispatch] = useReducer(wizardReducer(steps), startState(start.content))
  const { saver, status } = useDraftSaver(kind, {
    ...start,
    take: (changes) => dispatch({ type: 'take', changes }),
  })
  const [isSending, setIsSending] = useState(false)
  const [isDone, setIsDone] = useState(false)
  const isBusy = useRef(false)
  const { step, typed, moves } = state
  const names = JSON.stringify(files?.namesToKeep(state.file_names) ?? state.file_names)
  const isUnsaved = start.content !== start.agreed.content
  const seen = useRef(isUnsaved ? undefined : { step, typed, names, moves })

  useEffect(() => {
    const before = seen.current
    seen.current = { step, typed, names, moves }
    if (before?.typed === typed && before.step === step && before.names === names) return
    saver.change({ step, answers: typed, file_names: JSON.parse(names) })
    if (before !== undefined && before.moves !== moves) void saver.flush()
  }, [saver, step, typed, names, moves])

  /** The draft comes first: its uid is what makes a second click harmless. */
  async function send(answers: ClaimAnswers): Promise<string> {
    if (saver.uid() === undefined && saver.unsaved() === undefined) {
      saver.change({ step, answers: typed, file_names: JSON.parse(names) })
    }
    const timesTaken = saver.timesTaken()
    await saver.flush()
    const uid = saver.uid()
    if (uid === undefined) throw saver.failure()
    if (saver.timesTaken() !== timesTaken) throw new Error(changedElsewhere)
    saver.pause()
    return sendClaim(kind, answers, uid)
  }

  async function submit(): Promise<void> {
    if (isBusy.current) return
    const checked = checkGroups(typed, allGroups(steps))
    if (!checked.ok) return dispatch({ type: 'refuse', ...checked })
    if (files?.problem !== undefined) {
      return dispatch({ type: 'refuse', problems: [], summary: files.problem })
    }
    isBusy.current = true
    setIsSending(true)
    try {
      const claimUid = await send(checked.answers)
      saver.forget()
      files?.send(claimUid)
      setIsDone(true)
    } catch (error) {
      dispatch({ type: 'refuse', ...explain(error) })
      saver.resume()
    } finally {
      isBusy.current = false
      setIsSending(false)
    }
  }

  return { steps, state, dispatch, submit, isSending, isDone, status }
}

const changedElsewhere =
  'It was changed on another page or device meanwhile. Please read it once more, then send it.'

/** Fields that the form knows are named at their place, everything else in one sentence. */
function explain(error: unknown) {
  const fields = error instanceof CallError ? Object.entries(error.fields ?? {}) : []
  const problems = inFormOrder(new Map(fields))
  return { problems, summary: problems.length === 0 ? messageOf(error) : undefined }
}
