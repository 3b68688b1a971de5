import { listAudit } from '@recourse/contract/audit'
import { listStaff } from '@recourse/contract/desk'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { type AuditView, usedFilters } from './audit-view.ts'

/** Reading the log is written into the log: it is read when asked for, and never by itself. */
export function useAudit(view: AuditView, idBefore: number | undefined) {
  const filters = usedFilters(view)
  return useQuery({
    queryKey: ['audit', filters, idBefore],
    queryFn: ({ signal }) =>
      call(listAudit, {
        query: { ...filters, action: view.action || undefined, id_before: idBefore?.toString() },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  })
}

export function useStaff() {
  return useQuery({ queryKey: ['staff'], queryFn: ({ signal }) => call(listStaff, { signal }) })
}
