/** A date as a person types it, in three fields. */
export interface DateParts {
  readonly month: string
  readonly day: string
  readonly year: string
}

export const noDate: DateParts = { month: '', day: '', year: '' }

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

export function isEmptyDate({ month, day, year }: DateParts): boolean {
  return `${month}${day}${year}`.trim() === ''
}

function monthNumber(text: string): number {
  const word = text.trim().toLowerCase()
  return /^\d{1,2}$/.test(word) ? Number(word) : monthNames.indexOf(word.slice(0, 3)) + 1
}

/** 'YYYY-MM-DD', or nothing when it is no date. Months may be words: "Nov". */
export function findDay(parts: DateParts): string | null {
  const month = monthNumber(parts.month)
  const day = /^\d{1,2}$/.test(parts.day.trim()) ? Number(parts.day) : 0
  const year = /^\d{4}$/.test(parts.year.trim()) ? Number(parts.year) : 0
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : null
}
