import type { Guide } from '@recourse/guide/guide-for'
import type { GuideAddress } from '../use-guide-address.ts'
import { InYourRegion } from './in-your-region.tsx'
import { Lifecycles } from './lifecycles.tsx'
import styles from './overview.module.css'
import { Rail } from './rail.tsx'
import { Regulators } from './regulators.tsx'
import { Resources } from './resources.tsx'
import { SourceList } from './source-list.tsx'
import { ToolLinks } from './tool-links.tsx'

export function Overview({ guide, hrefOf }: { guide: Guide; hrefOf: GuideAddress['hrefOf'] }) {
  return (
    <div className={styles.grid}>
      <div className={styles.main}>
        <ToolLinks hrefOf={hrefOf} />
        <Regulators guide={guide} />
        <Lifecycles guide={guide} />
        <InYourRegion guide={guide} />
        <Resources guide={guide} />
        <SourceList roads={guide.roads} />
      </div>
      <Rail guide={guide} />
    </div>
  )
}
