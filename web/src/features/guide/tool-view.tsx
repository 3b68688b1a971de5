import type { Guide } from '@recourse/guide/guide-for'
import { Alert } from '../../ui/alert.tsx'
import { LimitedInformation } from './limited-information.tsx'
import { Loaded } from './loaded.tsx'
import styles from './tool-view.module.css'
import type { ToolId } from './tools.ts'
import { findRoad } from './use-guide.ts'
import type { GuideAddress } from './use-guide-address.ts'

export interface ToolViewProps {
  tool: ToolId
  guide: Guide
  address: GuideAddress
}

/** A tool works on one road, so the open questions about the plan come first. Each is loaded when it is opened. */
export function ToolView({ tool, guide, address }: ToolViewProps) {
  if (guide.limitedInformation) return <LimitedInformation {...guide.limitedInformation} />
  const road = findRoad(guide, address.choice.road)
  if (!road) {
    return (
      <div className={styles.open}>
        <Alert kind="info">
          <p>Please answer the question about your plan first. Each kind has its own rules and dates.</p>
        </Alert>
      </div>
    )
  }
  // Another road has other questions: nothing of the old one may stay.
  const key = road.entry.id
  const props = { road, region: guide.region, address }
  if (tool === 'deadline') {
    return (
      <Loaded what="the questions" id={[tool]} load={() => import('./deadline/deadline-tool.tsx')}>
        {({ DeadlineTool }) => <DeadlineTool key={key} {...props} />}
      </Loaded>
    )
  }
  if (tool === 'letter') {
    return (
      <Loaded what="the list" id={[tool]} load={() => import('./letter/letter-tool.tsx')}>
        {({ LetterTool }) => <LetterTool key={key} {...props} />}
      </Loaded>
    )
  }
  return (
    <Loaded what="the reasons" id={[tool]} load={() => import('./arguments/arguments-tool.tsx')}>
      {({ ArgumentsTool }) => <ArgumentsTool key={key} {...props} />}
    </Loaded>
  )
}
