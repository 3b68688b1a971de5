import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loading } from '../../ui/loading.tsx'
import { LoadFailure } from './load-failure.tsx'

export interface LoadedProps<Data> {
  /** What is loaded, for "Loading …" and "We could not load …". */
  what: string
  id: readonly string[]
  load: () => Promise<Data>
  children: (data: Data) => ReactNode
}

/** Shows a part once its data file is here. */
export function Loaded<Data>({ what, id, load, children }: LoadedProps<Data>) {
  const query = useQuery({
    queryKey: ['guide-part', ...id],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
    networkMode: 'always',
  })
  if (query.data !== undefined) return children(query.data)
  if (query.isError)
    return <LoadFailure what={what} isBusy={query.isFetching} onTry={() => query.refetch()} />
  return <Loading label={`Loading ${what}`} />
}
