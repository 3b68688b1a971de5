import type { PlanType } from '@recourse/guide/plan-types'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useHydrated } from '../../platform/use-hydrated.ts'
import { choiceParams, defaultChoice, type GuideChoice, readChoice } from './choice.ts'
import { rememberChoice, rememberedChoice } from './remembered-choice.ts'
import { findTool, type ToolId } from './tools.ts'

const guidePath = '/resources/self-help-tools'

export type GuideTab = 'overview' | 'estimate'

export type GuideAddress = {
  choice: GuideChoice
  tab: GuideTab
  tool: ToolId | null
  /** The answer of a tool is shown, not its questions. */
  isAnswer: boolean
  choose: (changes: Partial<GuideChoice>) => void
  selectTab: (tab: string) => void
  /** For links: the same choice with another thing shown. */
  hrefOf: (more: { tool?: ToolId }) => string
  showAnswer: (isShown: boolean, options?: { replace: boolean }) => void
}

/** The prerendered page knows no query and no browser storage, so until React has taken over the defaults hold. */
export function useGuideAddress(): GuideAddress {
  const isHydrated = useHydrated()
  const [params, setParams] = useSearchParams()
  const isNamed = params.has('type') || params.has('region')
  const otherwise = isHydrated && !isNamed ? rememberedChoice() : defaultChoice
  const inAddress = isHydrated ? readChoice(params, otherwise) : defaultChoice
  const [choice, setPicked] = usePicked(inAddress)
  const tab = isHydrated && params.get('tab') === 'estimate' ? 'estimate' : 'overview'
  const tool = isHydrated ? findTool(params.get('tool')) : null
  const isAnswer = tool !== null && params.get('step') === 'answer'
  const shown = { tab: tab === 'estimate' ? tab : null, tool, step: isAnswer ? 'answer' : null }

  return {
    choice,
    tab,
    tool,
    isAnswer,
    choose: (changes) => {
      const next = { ...choice, ...forgetAnswers(changes.planType), ...changes }
      rememberChoice(next)
      setPicked(next)
      setParams(choiceParams(next, { ...shown, step: null }), { replace: true })
    },
    selectTab: (id) =>
      setParams(choiceParams(choice, { ...shown, tab: id === 'estimate' ? id : null }), { replace: true }),
    hrefOf: ({ tool: next }) => `${guidePath}?${choiceParams(choice, { tool: next ?? null })}`,
    showAnswer: (isShown) => setParams(choiceParams(choice, { ...shown, step: isShown ? 'answer' : null })),
  }
}

/** The questions of one plan type mean nothing for another. */
function forgetAnswers(planType: PlanType | undefined): Partial<GuideChoice> {
  return planType ? { answers: {}, road: null } : {}
}

/** The address follows a pick a moment later; until then the pick holds, so that two quick ones both count. */
function usePicked(inAddress: GuideChoice): [GuideChoice, (picked: GuideChoice) => void] {
  const [picked, setPicked] = useState<GuideChoice | null>(null)
  const hasArrived = picked !== null && choiceParams(picked).toString() === choiceParams(inAddress).toString()
  useEffect(() => {
    if (hasArrived) setPicked(null)
  }, [hasArrived])
  return [picked ?? inAddress, setPicked]
}
