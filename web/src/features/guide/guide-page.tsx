import type { Guide } from '@recourse/guide/guide-for'
import { Loading } from '../../ui/loading.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import column from './column.module.css'
import { Estimate } from './estimate/estimate.tsx'
import styles from './guide-page.module.css'
import { Hero } from './hero.tsx'
import { LoadFailure } from './load-failure.tsx'
import { Overview } from './overview/overview.tsx'
import { PlanPicker } from './plan-picker.tsx'
import { ToolView } from './tool-view.tsx'
import { tools } from './tools.ts'
import { useGuide } from './use-guide.ts'
import { type GuideAddress, useGuideAddress } from './use-guide-address.ts'
import { useViewChange } from './use-view-change.ts'

const what = 'this part of the guide'

function headOf({ tool, isAnswer }: GuideAddress): { title: string; lede: string | null } {
  if (isAnswer) return { title: 'Your dates', lede: null }
  if (tool) return tools[tool]
  return {
    title: 'Health Insurance Appeals Guide',
    lede: 'Pick your kind of insurance and where you live. We will show your steps, your time limits, and who can help.',
  }
}

/** `prerendered` is the guide of the default choice, as the page was built with it. */
export function GuidePage({ prerendered }: { prerendered: Guide | null }) {
  const address = useGuideAddress()
  const { choice, tool } = address
  const query = useGuide(choice, prerendered)
  const guide = query.data
  const head = headOf(address)
  useViewChange(address)

  // What the choice before left behind may stay for a blink, dimmed; another plan's form may not.
  const isStale = query.isPlaceholderData
  const hasBody = guide && !(tool && guide.planType !== choice.planType)
  const body = hasBody ? (
    tool ? (
      <ToolView tool={tool} guide={guide} address={address} />
    ) : (
      <Tabs
        label="Parts of the guide"
        selected={address.tab}
        onSelect={address.selectTab}
        tabs={[
          {
            id: 'overview',
            label: 'Appeal Process Overview',
            panel: <Overview guide={guide} hrefOf={address.hrefOf} />,
          },
          {
            id: 'estimate',
            label: 'Estimate Appeal Success',
            panel: <Estimate isShown={address.tab === 'estimate'} />,
          },
        ]}
      />
    )
  ) : query.isError ? null : (
    <Loading label={`Loading ${what}`} />
  )

  return (
    <div className={styles.page}>
      <Hero title={head.title} lede={head.lede} backHref={tool ? address.hrefOf({}) : null}>
        {!address.isAnswer && <PlanPicker guide={guide} address={address} />}
      </Hero>
      <div className={column.column}>
        <p role="status" className="visually-hidden">
          {guide && !isStale && `Showing ${choice.planType}, ${choice.region}.`}
        </p>
        {query.isError && <LoadFailure what={what} isBusy={query.isFetching} onTry={() => query.refetch()} />}
        <div inert={isStale} className={isStale ? styles.stale : undefined}>
          {body}
        </div>
      </div>
    </div>
  )
}
