import { endpoints } from '@recourse/contract/endpoints'
import { openApi } from '@recourse/contract/openapi'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { documentAdded, documentOpened } from './document-events.ts'
import { accountRoutes } from './features/account/routes.ts'
import { auditRoutes } from './features/audit/routes.ts'
import type { AuthDeps } from './features/auth/deps.ts'
import { devicesRoutes } from './features/auth/devices/routes.ts'
import { startEmailChange } from './features/auth/email-change.ts'
import { sendPasswordLink, sendPasswordLinkJob } from './features/auth/password-reset.ts'
import { authRoutes } from './features/auth/routes.ts'
import { secondStepRoutes } from './features/auth/second-step/routes.ts'
import { createSessions } from './features/auth/sessions.ts'
import { createTokens } from './features/auth/tokens.ts'
import { sendCode, sendCodeJob } from './features/auth/verification.ts'
import type { ChatDeps } from './features/chat/deps.ts'
import { createHub } from './features/chat/hub.ts'
import { chatRoutes } from './features/chat/routes.ts'
import { registerChatSocket } from './features/chat/socket-route.ts'
import { recordHistory } from './features/claims/history.ts'
import { claimsRoutes } from './features/claims/routes.ts'
import type { ClaimsDeps } from './features/claims/service.ts'
import { showClaim } from './features/claims/show-claims.ts'
import { changeStatus, lockClaim } from './features/claims/status.ts'
import { coverageRoutes } from './features/coverage/routes.ts'
import type { DeskDeps } from './features/desk/deps.ts'
import { announceToStaff, DESK, mailNews, newsMailJob } from './features/desk/news.ts'
import { deskRoutes } from './features/desk/routes.ts'
import { mailStatus, statusMailJob } from './features/desk/status-mail.ts'
import { createViewMemory } from './features/desk/view-memory.ts'
import { documentsRoutes } from './features/documents/routes.ts'
import { type DocumentsDeps, showFiles } from './features/documents/service.ts'
import { downloadsRoutes } from './features/downloads/routes.ts'
import { registerNewsletterForms } from './features/newsletter/form-routes.ts'
import { newsletterRoutes } from './features/newsletter/routes.ts'
import { askingForNotice, mailNotice, noteLook, noticeJob } from './features/notices/notices.ts'
import { operationsRoutes } from './features/operations/routes.ts'
import { overviewRoutes } from './features/overview/routes.ts'
import { foldTallies, foldTalliesJob } from './features/overview/tallies.ts'
import { peopleAdminRoutes } from './features/people-admin/routes.ts'
import { createPersonalData, personalDataJobs, retentionJob } from './personal-data.ts'
import { chainAudit, chainAuditJob } from './platform/audit/chain.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/db/database.ts'
import type { Files } from './platform/files/files.ts'
import type { Inspector } from './platform/files/inspect/inspector.ts'
import type { Scanner } from './platform/files/scanner/clamd.ts'
import { buildServer } from './platform/http/build-server.ts'
import { registerHealth } from './platform/http/health.ts'
import { registerRoutes } from './platform/http/register-routes.ts'
import type { Route } from './platform/http/route.ts'
import { registerSecurityContact } from './platform/http/security-contact.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Repeating } from './platform/jobs/repeat.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import { createSeal } from './platform/mail/seal.ts'
import { registerMetrics } from './platform/metrics.ts'
import { registerPages } from './platform/pages/register-pages.ts'
import type { Hasher } from './platform/passwords/hasher.ts'
import type { PasswordStrength } from './platform/passwords/strength.ts'
import { createRateLimits } from './platform/rate-limits.ts'
import type { Bus } from './platform/realtime/bus.ts'
import type { Secrets } from './platform/secrets.ts'
import { createLinks } from './platform/uploads/links.ts'
import { registerFileLinks } from './platform/uploads/serve-files.ts'

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
  readonly files: Files
  readonly inspector: Inspector
  readonly scanner: Scanner | null
  readonly maxUploadBytes: number
  readonly publicUrl: string
  readonly staffSecondFactor: Config['staffSecondFactor']
  readonly trustProxy: readonly string[]
  readonly metricsToken: string | null
  readonly securityContact: string | null
  /** Where staff mails go while nobody has a claim; null: nowhere. */
  readonly deskEmail: string | null
  /** Where the built web app lies; null serves the API alone. */
  readonly webBuild: string | null
  /** False from the moment a shutdown begins, so that load balancers look elsewhere. */
  isOpen(): boolean
}

export const jobKinds = [
  sendCodeJob,
  sendPasswordLinkJob,
  chainAuditJob,
  foldTalliesJob,
  statusMailJob,
  newsMailJob,
  noticeJob,
  ...personalDataJobs,
]

export const repeatingJobs: readonly Repeating[] = [
  { kind: chainAuditJob, everySeconds: 10 },
  { kind: foldTalliesJob, everySeconds: 60 },
  { kind: retentionJob, everySeconds: 600 },
]

export function createAuth(parts: AppParts): AuthDeps {
  const { database, secrets } = parts
  const sessions = createSessions({ ...parts, orm: database.orm, tokens: createTokens(secrets) })
  const rateLimits = createRateLimits({ pool: database.pool, secrets })
  const seal = createSeal(...secrets.keys('second_step'))
  return { ...parts, orm: database.orm, sessions, rateLimits, seal }
}

/** Claims and what belongs to them. */
export function createClaims(parts: AppParts): ClaimsDeps & DocumentsDeps {
  const documents: DocumentsDeps & AppParts = {
    ...parts,
    orm: parts.database.orm,
    links: createLinks(parts),
    documentAdded: (tx, actor, file, address) => documentAdded(parts, tx, actor, file, address),
  }
  return {
    ...documents,
    showFiles: (actor, files) => showFiles(documents.links, actor, files),
    claimFiled: (tx, claim) => announceToStaff(parts, tx, { ...claim, recipient: DESK }),
  }
}

export function createChat(parts: AppParts, auth: AuthDeps): ChatDeps {
  return {
    ...auth,
    bus: parts.bus,
    log: parts.log,
    planningMail: ({ claim_uid, by_owner }) =>
      askingForNotice(parts, { claim_uid, side: by_owner ? 'staff' : 'owner' }),
  }
}

export function createDesk(parts: AppParts, claims: ClaimsDeps & DocumentsDeps): DeskDeps {
  return {
    ...claims,
    jobs: parts.jobs,
    deskEmail: parts.deskEmail,
    isNewView: createViewMemory(parts.clock),
    noteLook: (actor, claimUid) => noteLook(claims, actor, claimUid),
    claims: {
      show: (actor, row) => showClaim(claims, actor, row),
      lock: lockClaim,
      changeStatus: (tx, actor, change) => changeStatus(claims, tx, actor, change),
      recordAssignment: (tx, actor, { claim_uid, assignee_uid }) =>
        recordHistory(
          claims.bus,
          tx,
          { claim_uids: [claim_uid], actor_uid: actor.person_uid, at: claims.clock() },
          { kind: 'assigned', assignee_uid },
        ),
    },
  }
}

export async function buildApp(
  parts: AppParts,
  auth: AuthDeps = createAuth(parts),
): Promise<FastifyInstance> {
  const { database, jobs, publicUrl, isOpen } = parts
  const claims = createClaims(parts)
  const desk = createDesk(parts, claims)
  const chat = createChat(parts, auth)
  const hub = createHub(chat)
  const personalData = createPersonalData({ ...claims, ...auth, endSessions: auth.sessions.endAllOf })
  const routes = [
    ...authRoutes(auth),
    ...secondStepRoutes(auth),
    ...devicesRoutes(auth),
    ...accountRoutes({
      orm: database.orm,
      startEmailChange: (tx, actor, email) => startEmailChange(auth, tx, actor, email),
    }),
    ...personalData.routes(),
    ...coverageRoutes(claims),
    ...claimsRoutes(claims),
    ...documentsRoutes(claims),
    ...deskRoutes(desk),
    ...chatRoutes(chat, hub),
    ...operationsRoutes(parts),
    ...peopleAdminRoutes({ ...parts, orm: database.orm, endSessions: auth.sessions.endAllOf }),
    ...overviewRoutes({ ...parts, orm: database.orm }),
    ...auditRoutes(database),
    ...downloadsRoutes(auth),
    ...newsletterRoutes(auth),
  ]
  requireComplete(routes)
  jobs.handle(sendCodeJob, ({ data }) => sendCode(auth, data.username))
  jobs.handle(sendPasswordLinkJob, ({ data }) => sendPasswordLink(auth, data.email))
  jobs.handle(chainAuditJob, async () => void (await chainAudit(database.orm)))
  jobs.handle(foldTalliesJob, () => foldTallies(database.orm))
  jobs.handle(statusMailJob, ({ data }) => mailStatus(desk, data.claim_uid))
  jobs.handle(newsMailJob, ({ data }) => mailNews(desk, data))
  personalData.handle(jobs)
  jobs.handle(noticeJob, ({ data }) => mailNotice(desk, data))

  const app = await buildServer(parts)
  registerMetrics(app, parts)
  registerHealth(app, async () => isOpen() && (await database.pool.query('SELECT 1')).rowCount === 1)
  registerSecurityContact(app, parts)
  registerRoutes(app, routes, {
    authenticate: auth.sessions.authenticate,
    countRequest: (address) => auth.rateLimits.take('requests_by_address', address),
    uploads: { files: parts.files, maxBytes: parts.maxUploadBytes },
  })
  registerFileLinks(app, {
    ...claims,
    onOpenedByStaff: (file, viewer, { ip }) => documentOpened(database.orm, file, viewer, ip),
  })
  personalData.registerDownload(app)
  registerChatSocket(app, chat, hub)
  registerNewsletterForms(app, auth)
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
