import type { Guide } from '@recourse/guide/guide-for'
import { Alert } from '../../../ui/alert.tsx'
import { LimitedInformation } from '../limited-information.tsx'
import styles from './lifecycles.module.css'
import { RoadLifecycle } from './road-lifecycle.tsx'
import { Section } from './section.tsx'

/** One road is shown at once; where several are possible, each opens on its own. */
export function Lifecycles({ guide }: { guide: Guide }) {
  const { roads, decided } = guide
  const [only] = roads
  return (
    <Section title="Appeal lifecycle" lede="Most appeals follow these four stops.">
      {guide.limitedInformation && <LimitedInformation {...guide.limitedInformation} />}
      {!decided && (
        <Alert kind="info" title="Your plan can mean more than one road">
          <p>Answer the question under “Insurance type” to see yours. Until then, all are listed.</p>
        </Alert>
      )}
      {only && roads.length === 1 && <RoadLifecycle road={only} level={3} />}
      {roads.length > 1 &&
        roads.map((road) => (
          <details key={road.entry.id} className={styles.road} open={decided}>
            <summary>
              <h3>{road.entry.label}</h3>
            </summary>
            <RoadLifecycle road={road} level={4} />
          </details>
        ))}
    </Section>
  )
}
