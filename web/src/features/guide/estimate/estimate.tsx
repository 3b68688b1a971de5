import { guideTexts } from '@recourse/guide/guide-texts'
import { Loaded } from '../loaded.tsx'
import { NeedHelp } from '../need-help.tsx'
import styles from './estimate.module.css'
import { StatisticList } from './statistic-list.tsx'

/** The specification's figures first, then figures with a year, a scope and a publisher to set beside them. */
export function Estimate({ isShown }: { isShown: boolean }) {
  return (
    <div className={styles.grid}>
      <div>
        <h2>{guideTexts.comingSoon}</h2>
        <p className={styles.lede}>
          Our estimator is under development. It will tell how appeals like yours have ended. Until then, this
          is what is known.
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>30-60%</dt>
            <dd>of appeals succeed</dd>
          </div>
          <div>
            <dt>About 30-40%</dt>
            <dd>of denials are overturned by external reviews</dd>
          </div>
        </dl>
        <p>
          These two are round figures across many kinds of plans. The ones below are measured, each for its
          own kind of plan and year.
        </p>
        {isShown && (
          <Loaded
            what="the figures"
            id={['statistics']}
            load={async () => ({
              ...(await import('@recourse/guide/data/statistics')),
              ...(await import('@recourse/guide/data/sources')),
            })}
          >
            {(data) => <StatisticList statistics={data.statistics} requireSource={data.requireSource} />}
          </Loaded>
        )}
      </div>
      <aside aria-label="Help">
        <NeedHelp text="You do not have to do this alone. Our help is free." />
      </aside>
    </div>
  )
}
