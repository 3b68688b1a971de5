import type { Config } from '../../config.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Orm } from '../../platform/db/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Seal } from '../../platform/mail/seal.ts'
import type { Hasher } from '../../platform/passwords/hasher.ts'
import type { PasswordStrength } from '../../platform/passwords/strength.ts'
import type { RateLimits } from '../../platform/rate-limits.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { Sessions } from './sessions.ts'

/** What the account features stand on. */
export interface AuthDeps {
  readonly orm: Orm
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly hasher: Hasher
  readonly strength: PasswordStrength
  readonly rateLimits: RateLimits
  readonly secrets: Secrets
  /** For what the second step keeps secret. */
  readonly seal: Seal
  readonly sessions: Sessions
  readonly clock: Clock
  readonly publicUrl: string
  readonly staffSecondFactor: Config['staffSecondFactor']
}
