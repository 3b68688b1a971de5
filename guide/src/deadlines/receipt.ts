import { addDays, type Day, earliest } from '../calendar/day.ts'
import type { Filing } from '../plan-entry.ts'
import type { Question } from './question.ts'

type Arrival = Pick<Question, 'noticeDate' | 'receivedDate' | 'receivedHow' | 'urgent'>

/** The day it came, when told or when the way it came leaves no time in the mail. */
function findKnownReceipt({ noticeDate, receivedDate, receivedHow }: Arrival): Day | null {
  if (receivedDate) return receivedDate
  return receivedHow === 'electronic' || receivedHow === 'in_person' ? noticeDate : null
}

/**
 * The day from which the legal time runs. A presumed day of receipt is never made later by what the person says:
 * later receipt counts only with proof, so it is an argument and not a date.
 */
export function triggerDay(filing: Filing, arrival: Arrival): Day {
  if (filing.counted_from !== 'receipt') return arrival.noticeDate
  const received = findKnownReceipt(arrival)
  const presumption = filing.mailing_presumption_days
  if (presumption === null) return received ?? arrival.noticeDate
  const mailDays = filing.urgent_has_no_mail_days && arrival.urgent ? 0 : presumption
  const presumed = addDays(arrival.noticeDate, mailDays)
  return received ? earliest(received, presumed) : presumed
}

/** The day from which the safe date runs: the date on the notice, or the day it was seen if that was before. */
export function safeStart({ noticeDate, receivedDate }: Arrival): Day {
  return receivedDate ? earliest(noticeDate, receivedDate) : noticeDate
}
