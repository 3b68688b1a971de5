import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'
import { makeMessage, maria } from './make-message.ts'

/** What was said before the test. */
export const history = () => [
  makeMessage(1, { content: 'Hi Maria. I read your denial letter.' }),
  makeMessage(2, { ...maria, content: 'Thank you.\nWhat do you need?' }),
]

/** A busy machine takes its time. */
export const eventually = <T>(read: () => T) => expect.poll(read, { timeout: 10_000 })
export const reads = (log: Locator, pattern: RegExp) =>
  eventually(() => log.elements()[0]?.textContent ?? '').toMatch(pattern)
