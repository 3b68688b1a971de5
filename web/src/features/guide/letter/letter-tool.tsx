import { documentRequests } from '@recourse/guide/data/document-requests'
import { loadChecklist } from '@recourse/guide/letters/checklist'
import { Loaded } from '../loaded.tsx'
import type { ToolProps } from '../tool-props.ts'
import { LetterCheck } from './letter-check.tsx'

export function LetterTool({ road, address }: ToolProps) {
  const { id } = road.entry
  const documents = documentRequests.filter(({ applies_to }) => applies_to.includes(id))
  return (
    <Loaded what="the list" id={['checklist', id]} load={() => loadChecklist(id)}>
      {(items) => (
        <LetterCheck
          items={items}
          documents={documents}
          deadlineHref={address.hrefOf({ tool: 'deadline' })}
        />
      )}
    </Loaded>
  )
}
