import { messageOf } from '../../../platform/call-error.ts'
import { Loading } from '../../../ui/loading.tsx'
import { Rules } from '../../../ui/rules.tsx'
import { TryAgain } from '../../../ui/try-again.tsx'
import sections from '../profile-section.module.css'
import { useSecondStep } from './queries.ts'
import { Ways } from './ways.tsx'

export function SecondStepSection() {
  const { data, error, isPending, isFetching, refetch } = useSecondStep()
  return (
    <Rules>
      <h2 className={sections.title}>Second step</h2>
      <p className={sections.lede}>
        {data?.required
          ? 'A second way to prove it is you. Your role asks for one.'
          : 'A second way to prove it is you. It is up to you, and a good idea.'}
      </p>
      {data !== undefined ? (
        <Ways secondStep={data} />
      ) : isPending ? (
        <Loading label="Loading your second step…" />
      ) : (
        <TryAgain message={messageOf(error)} isBusy={isFetching} onTry={() => void refetch()} />
      )}
    </Rules>
  )
}
