import {
  IconBook2,
  IconChartScatter,
  IconDatabase,
  IconDownload,
  IconFileSearch,
  IconLayoutDashboard,
  IconTool,
  IconWritingSign,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { type Tool, tools } from '../../../content/marketing.ts'
import { Badge } from '../../../ui/badge.tsx'
import styles from './tool-list.module.css'

const icons = {
  guide: IconBook2,
  download: IconDownload,
  dashboard: IconLayoutDashboard,
  letter: IconWritingSign,
  probe: IconFileSearch,
  rules: IconDatabase,
  predictor: IconChartScatter,
}

/** What exists is a link; what does not exist yet says so. */
export function ToolList() {
  return (
    <dl className={styles.tools}>
      {tools.map((tool) => (
        <ToolRow key={tool.name} tool={tool} />
      ))}
    </dl>
  )
}

function ToolRow({ tool: { name, words, icon, to } }: { tool: Tool }) {
  const Icon = icons[icon]
  return (
    <div>
      <dt>
        <Icon aria-hidden="true" />
        {to ? <Link to={to}>{name}</Link> : name}
      </dt>
      <dd>
        <span>{words}</span>
        {!to && (
          <Badge colour="neutral" icon={<IconTool aria-hidden="true" />} className={styles.planned}>
            Planned
          </Badge>
        )}
      </dd>
    </div>
  )
}
