export interface Recipient {
  readonly email: string
  readonly first_name: string
  readonly username: string
}

export const greeting = (person: Recipient) => `Hello ${person.first_name},`
export const paragraph = (...text: (string | { bold: string })[]) => ({ type: 'paragraph', text }) as const

const eastern = { timeZone: 'America/New_York', hour: 'numeric', minute: '2-digit' } as const

/** "9:22 AM Eastern": most people we serve read Eastern or can convert it. */
export function easternTime(moment: Date): string {
  return `${moment.toLocaleTimeString('en-US', eastern)} Eastern`
}

/** "Nov 15, 2026, 9:22 AM Eastern" */
export function easternMoment(moment: Date): string {
  const words = { ...eastern, year: 'numeric', month: 'short', day: 'numeric' } as const
  return `${moment.toLocaleString('en-US', words)} Eastern`
}

export const haveAnAccount = 'You get this because you have an account with us.'
