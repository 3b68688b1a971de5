import { afterAll, onTestFinished, TestRunner } from 'vitest'

/** After the test that runs now, or after the file where none does: `afterAll` inside a test is never called. */
export function atEnd(act: () => Promise<void>): void {
  if (TestRunner.getCurrentTest()) onTestFinished(act)
  else afterAll(act)
}
