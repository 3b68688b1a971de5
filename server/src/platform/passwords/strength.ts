import { bounded } from './bounded.ts'
import { createThreads } from './threads.ts'

export interface PasswordStrength {
  /** zxcvbn's score, 0 to 4. `own` are words an attacker would try first: the person's name, username, email. */
  score(password: string, own: readonly string[]): Promise<number>
  close(): Promise<void>
}

/** One check takes some 80 ms, so it runs in a thread and never on the one that answers requests. */
export function createPasswordStrength(): PasswordStrength {
  const threads = createThreads(new URL('./strength-thread.ts', import.meta.url), 1)
  const run = bounded(1, 50)
  return {
    score: (password, own) => run(() => threads.run({ password, own })),
    close: () => threads.destroy(),
  }
}
