import type { ClaimAnswers } from '@recourse/contract/claim-form'
import type { DraftKind } from '@recourse/contract/drafts'
import { useEffect, useReducer, useRef, useState } from 'react'
import { CallError, messageOf } from '../../../platform/call-error.ts'
import { checkGroups, inFormOrder, type Typed } from './answers.ts'
import { sendClaim } from './queries.ts'
import { allGroups, stepsOf } from './steps.ts'
import { useDraftSaver } from './use-draft-saver.ts'
import { startState, wizardReducer } from './wizard-state.ts'

export interface WizardStart {
  readonly step: number
  readonly typed: Typed
  readonly draftUid: string | undefined
  /** Whether the server lacks what the form starts with. */
  readonly isUnsaved: boolean
}

/** Everything the form does; how it looks is told elsewhere. */
export function useWizard(kind: DraftKind, start: WizardStart) {
  const steps = stepsOf[kind]
  const [state, dispatch] = useReducer(wizardReducer(steps), startState(start.step, start.typed))
  const { saver, status, draftUid } = useDraftSaver(kind, start.draftUid)
  const [isSending, setIsSending] = useState(false)
  const [isDone, setIsDone] = useState(false)
  const isBusy = useRef(false)
  const { step, typed, moves } = state
  const seen = useRef(start.isUnsaved ? undefined : { step, typed, moves })

  useEffect(() => {
    const before = seen.current
    seen.current = { step, typed, moves }
    if (before?.typed === typed && before.step === step) return
    saver.change({ step, answers: typed })
    if (before !== undefined && before.moves !== moves) void saver.flush()
  }, [saver, step, typed, moves])

  /** The draft comes first: its uid is what makes a second click harmless. */
  async function send(answers: ClaimAnswers): Promise<void> {
    if (draftUid() === undefined && saver.unsaved() === undefined) saver.change({ step, answers: typed })
    await saver.flush()
    const uid = draftUid()
    if (uid === undefined) throw saver.failure()
    saver.pause()
    await sendClaim(kind, answers, uid)
  }

  async function submit(): Promise<void> {
    if (isBusy.current) return
    const checked = checkGroups(typed, allGroups(steps))
    if (!checked.ok) return dispatch({ type: 'refuse', ...checked })
    isBusy.current = true
    setIsSending(true)
    try {
      await send(checked.answers)
      saver.forget()
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

/** Fields that the form knows are named at their place, everything else in one sentence. */
function explain(error: unknown) {
  const fields = error instanceof CallError ? Object.entries(error.fields ?? {}) : []
  const problems = inFormOrder(new Map(fields))
  return { problems, summary: problems.length === 0 ? messageOf(error) : undefined }
}
