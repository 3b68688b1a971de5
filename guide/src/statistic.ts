import type { Evidence } from './evidence.ts'

export type Statistic = {
  id: string
  text: string
  year: string
  /** For whom the figure holds. It must be shown with the figure. */
  scope: string
  publisher: string
  evidence: Evidence
}
