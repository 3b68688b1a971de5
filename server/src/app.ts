import { endpoints } from '@recourse/contract/endpoints'
import { openApi } from '@recourse/contract/openapi'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { accountRoutes } from './features/account/routes.ts'
import type { AuthDeps } from './features/auth/deps.ts'
import { startEmailChange } from './features/auth/email-change.ts'
import { sendPasswordLink, sendPasswordLinkJob } from './features/auth/password-reset.ts'
import { authRoutes } from './features/auth/routes.ts'
import { createSessions } from './features/auth/sessions.ts'
import { createTokens } from './features/auth/tokens.ts'
import { sendCode, sendCodeJob } from './features/auth/verification.ts'
import { claimsRoutes } from './features/claims/routes.ts'
import { operationsRoutes } from './features/operations/routes.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/db/database.ts'
import { buildServer } from './platform/http/build-server.ts'
import { registerHealth } from './platform/http/health.ts'
import { registerRoutes } from './platform/http/register-routes.ts'
import type { Route } from './platform/http/route.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import { registerMetrics } from './platform/metrics.ts'
import { registerPages } from './platform/pages/register-pages.ts'
import type { Hasher } from './platform/passwords/hasher.ts'
import type { PasswordStrength } from './platform/passwords/strength.ts'
import { createRateLimits } from './platform/rate-limits.ts'
import type { Bus } from './platform/realtime/bus.ts'
import type { Secrets } from './platform/secrets.ts'

/** What the app is made of. All of it is handed in, so that a test can build ten apps side by side. */
export interface AppParts {
  readonly database: Database
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly bus: Bus
  readonly hasher: Hasher
  readonly strength: PasswordStrength
  readonly secrets: Secrets
  readonly clock: Clock
  readonly log: Logger
  readonly publicUrl: string
  readonly trustProxy: readonly string[]
  readonly metricsToken: string | null
  /** Where the built web app lies; null serves the API alone. */
  readonly webBuild: string | null
  /** False from the moment a shutdown begins, so that load balancers look elsewhere. */
  isOpen(): boolean
}

export const jobKinds = [sendCodeJob, sendPasswordLinkJob]

export function createAuth(parts: AppParts): AuthDeps {
  const { database, secrets, bus, clock } = parts
  const sessions = createSessions({ orm: database.orm, tokens: createTokens(secrets), bus, clock })
  const rateLimits = createRateLimits({ pool: database.pool, secrets })
  return { ...parts, orm: database.orm, sessions, rateLimits }
}

export async function buildApp(
  parts: AppParts,
  auth: AuthDeps = createAuth(parts),
): Promise<FastifyInstance> {
  const { database, jobs, publicUrl, isOpen } = parts
  const routes = [
    ...authRoutes(auth),
    ...accountRoutes({
      orm: database.orm,
      startEmailChange: (tx, personUid, email) => startEmailChange(auth, tx, personUid, email),
    }),
    ...claimsRoutes({ ...parts, orm: database.orm }),
    ...operationsRoutes(parts),
  ]
  requireComplete(routes)
  jobs.handle(sendCodeJob, ({ data }) => sendCode(auth, data.username))
  jobs.handle(sendPasswordLinkJob, ({ data }) => sendPasswordLink(auth, data.email))

  const app = await buildServer(parts)
  registerMetrics(app, parts)
  registerHealth(app, async () => isOpen() && (await database.pool.query('SELECT 1')).rowCount === 1)
  registerRoutes(app, routes, {
    authenticate: auth.sessions.authenticate,
    countRequest: (address) => auth.rateLimits.take('requests_by_address', address),
  })
  const description = openApi(publicUrl)
  app.get('/api/v1/openapi.json', async () => description)
  if (parts.webBuild !== null) await registerPages(app, { buildDir: parts.webBuild, publicUrl })
  return app
}

/** An endpoint that is promised but not built is found at the start, not by a person. */
function requireComplete(routes: readonly Route[]): void {
  const built = new Set(routes.map((route) => route.endpoint))
  const missing = Object.entries(endpoints).filter(([, endpoint]) => !built.has(endpoint))
  if (missing.length > 0) throw new Error(`no route for: ${missing.map(([name]) => name).join(', ')}`)
}
