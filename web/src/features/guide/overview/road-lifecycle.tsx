import type { GuideRoad } from '@recourse/guide/guide-for'
import { Explained } from '../explained.tsx'
import { AppealRoute } from './appeal-route.tsx'
import { RoadLevels } from './road-levels.tsx'
import { RoadRights } from './road-rights.tsx'
import { UrgentBox } from './urgent-box.tsx'

export function RoadLifecycle({ road, level }: { road: GuideRoad; level: 3 | 4 }) {
  const { entry, lifecycle } = road
  return (
    <>
      <p>
        <Explained text={entry.summary} />
      </p>
      <AppealRoute lifecycle={lifecycle} level={level} />
      <UrgentBox entry={entry} />
      <RoadRights entry={entry} level={level} />
      <RoadLevels road={road} />
    </>
  )
}
