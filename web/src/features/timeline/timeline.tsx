import { timelineMax } from '@recourse/contract/timeline'
import { type ReactNode, useId, useState } from 'react'
import { messageOf } from '../../platform/call-error.ts'
import { Loading } from '../../ui/loading.tsx'
import { TryAgain } from '../../ui/try-again.tsx'
import { EventItem } from './event-item.tsx'
import { onlyAbout, type Topic, topics } from './event-words.ts'
import { useTimeline } from './queries.ts'
import styles from './timeline.module.css'

interface TimelineProps {
  claimUid: string
  level: 2 | 3 | 4
  /** Staff work with long ones, and can look at one kind of event only. */
  hasTopics?: boolean
  /** Stands between the heading and the events. */
  children?: ReactNode
}

/** What happened to a claim, newest first. The server leaves out what is not for the reader. */
export function Timeline({ claimUid, level, hasTopics = false, children }: TimelineProps) {
  const [topic, setTopic] = useState<Topic>('everything')
  const headingId = useId()
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={headingId} className={styles.timeline}>
      <div className={styles.head}>
        <Heading id={headingId}>Timeline</Heading>
        {hasTopics && (
          <select
            aria-label="What the timeline shows"
            value={topic}
            onChange={({ target }) => setTopic(target.value as Topic)}
            className={styles.topic}
          >
            {Object.entries(topics).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </div>
      {children}
      <Events claimUid={claimUid} topic={topic} />
    </section>
  )
}

function Events({ claimUid, topic }: { claimUid: string; topic: Topic }) {
  const query = useTimeline(claimUid)
  if (query.isPending) return <Loading label="Loading the timeline…" />
  if (query.data === undefined) {
    return (
      <TryAgain
        message={messageOf(query.error)}
        isBusy={query.isFetching}
        onTry={() => void query.refetch()}
      />
    )
  }
  const { events } = query.data
  const shown = onlyAbout(topic, events)
  if (shown.length === 0) return <p className={styles.none}>Nothing here yet.</p>
  return (
    <>
      <ol className={styles.events}>
        {shown.map((event) => (
          <EventItem key={event.uid} event={event} />
        ))}
      </ol>
      {events.length >= timelineMax && (
        <p className={styles.none}>{`These are the newest ${timelineMax} events.`}</p>
      )}
    </>
  )
}
