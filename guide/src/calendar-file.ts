import { addDays, type Day } from './calendar/day.ts'

/** RFC 5545: a line holds at most 75 octets without its break. */
const longestLine = 75

export type CalendarEvent = {
  /** Unique for ever; the screen makes it from a random id, so that it tells nothing about the person. */
  uid: string
  day: Day
  title: string
  description: string
}

export type CalendarFile = {
  events: readonly CalendarEvent[]
  /** The moment of making it, as '20261115T061500Z'. */
  stamp: string
  /** Whole days before each event on which to remind. */
  remindDaysBefore?: readonly number[]
}

const defaultReminders = [7, 1]

/**
 * Backslash, semicolon, comma and line break have a meaning of their own in a text value. Other control characters
 * are forbidden, and some readers take U+2028 and U+2029 for line breaks.
 */
export function escapeText(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|[\p{Cc}\u2028\u2029]/gu, '\\n')
}

/** Octets of a character in UTF-8. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}

/** Breaks a line between characters, never inside one; a following part begins with a space. */
export function foldLine(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > longestLine) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}

function compact(day: Day): string {
  return day.replaceAll('-', '')
}

/** An all-day event begins at midnight, when nobody should be woken: it reminds at 9 in the morning of the day. */
function morningOf(daysBefore: number): string {
  const wholeDays = daysBefore > 1 ? `${daysBefore - 1}D` : ''
  return `-P${wholeDays}T15H`
}

function alarm(title: string, daysBefore: number): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:${morningOf(daysBefore)}`,
    'END:VALARM',
  ]
}

function event(
  { uid, day, title, description }: CalendarEvent,
  stamp: string,
  reminders: readonly number[],
): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    // The end of an all-day event is the first day after it.
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'TRANSP:TRANSPARENT',
    ...reminders.flatMap((days) => alarm(title, days)),
    'END:VEVENT',
  ]
}

/** A calendar file of all-day events, RFC 5545. */
export function calendarFile({ events, stamp, remindDaysBefore = defaultReminders }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Recourse//Appeals guide//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((one) => event(one, stamp, remindDaysBefore)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}
