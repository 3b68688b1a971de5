/** Everything that asks for the time takes a clock, so that a test can be at another time. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

export const seconds = (count: number) => count * 1_000
export const minutes = (count: number) => seconds(count * 60)
export const hours = (count: number) => minutes(count * 60)

export function after(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds)
}
