import { type Guide, type GuideRoad, guideFor } from '@recourse/guide/guide-for'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { defaultChoice, type GuideChoice } from './choice.ts'

/** The guide that every reader sees first; it is in the prerendered page. */
export function loadDefaultGuide(): Promise<Guide> {
  return guideFor(defaultChoice.planType, defaultChoice.region)
}

function isDefault({ planType, region, answers }: GuideChoice): boolean {
  const isPlain = Object.keys(answers).length === 0
  return isPlain && planType === defaultChoice.planType && region === defaultChoice.region
}

/** The data of one choice, fetched as files of this site; nothing is sent. */
export function useGuide(choice: GuideChoice, prerendered: Guide | null) {
  const { planType, region, answers } = choice
  return useQuery({
    queryKey: ['guide', planType, region, answers],
    queryFn: () => guideFor(planType, region, answers),
    initialData: isDefault(choice) && prerendered ? prerendered : undefined,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
    // The files may be in the browser's cache.
    networkMode: 'always',
  })
}

/** The one road that the tools work on; nothing while a question is open. */
export function findRoad(guide: Guide, road: string | null): GuideRoad | null {
  if (!guide.decided) return null
  const [only, ...others] = guide.roads
  if (others.length === 0) return only ?? null
  return guide.roads.find(({ entry }) => entry.id === road) ?? null
}
