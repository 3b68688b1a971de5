import multipart from '@fastify/multipart'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { type Headers, securityHeaders } from '../http-headers.ts'
import { AppError, notFound } from './app-error.ts'
import { answerError } from './errors.ts'
import { newRequestId } from './request-id.ts'

export interface ServerOptions {
  readonly log: FastifyBaseLogger
  readonly publicUrl: string
  readonly trustProxy: readonly string[]
}

/** Bytes of a body that carries no file. The longest claim with every answer filled in stays far below. */
const bodyLimit = 262_144

/** Fastify's own defaults are "no limit"; every limit that a slow or hostile client could stretch is set here. */
const patience = {
  /** Whole request, headers and body. Uploads of 25 MB pass at 0.7 Mbit/s. */
  requestTimeout: 300_000,
  /** A socket on which nothing moves. */
  connectionTimeout: 60_000,
  keepAliveTimeout: 30_000,
  headersTimeout: 15_000,
  maxHeaderSize: 16_384,
}

export async function buildServer({ log, publicUrl, trustProxy }: ServerOptions): Promise<FastifyInstance> {
  const headers = { ...securityHeaders(publicUrl), 'cache-control': 'no-store' }
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    requestTimeout: patience.requestTimeout,
    connectionTimeout: patience.connectionTimeout,
    keepAliveTimeout: patience.keepAliveTimeout,
    http: { headersTimeout: patience.headersTimeout, maxHeaderSize: patience.maxHeaderSize },
    forceCloseConnections: 'idle',
    // A caller's own request id is not taken over: it would let anyone write into our logs.
    requestIdHeader: false,
    genReqId: newRequestId,
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    rewriteUrl: (request) => versioned(request.url ?? '/'),
    routerOptions: { maxParamLength: 200 },
    // A path that cannot be decoded never reaches the hooks below.
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, reply.headers(headers).header('x-request-id', request.id)),
  })
  app.removeContentTypeParser('text/plain')
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fieldNameSize: 100, fieldSize: bodyLimit, fields: 100, files: 20, parts: 120, headerPairs: 50 },
  })
  addHeaders(app, headers)
  letGoWhenClosing(app)
  logAnswers(app, log)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((request, reply) =>
    answerError(
      isKnownOtherwise(app, request.method, request.url) ? wrongMethod() : notFound(),
      request,
      reply,
    ),
  )
  return app
}

/** `/api/…` answers the same as `/api/v1/…`, by one implementation. */
function versioned(url: string): string {
  return url.startsWith('/api/') && !/^\/api\/(v1|docs)(\/|\?|$)/.test(url) ? `/api/v1${url.slice(4)}` : url
}

function addHeaders(app: FastifyInstance, headers: Headers) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
}

/** An answer that goes out during a shutdown also ends its connection, so that nobody waits for keep-alive. */
function letGoWhenClosing(app: FastifyInstance) {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close')
    done()
  })
}

/**
 * One line per answer. Never the query string, the body or an address: they can hold personal data. The line is made of
 * these parts and no others, so it is not searched for names under which secrets travel, which took long.
 */
function logAnswers(app: FastifyInstance, log: FastifyBaseLogger) {
  const plain = log.child({}, { redact: [] })
  app.addHook('onResponse', (request, reply, done) => {
    plain.info(
      {
        reqId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
    done()
  })
}

function isKnownOtherwise(app: FastifyInstance, method: string, url: string): boolean {
  const path = url.split('?', 1)[0] ?? url
  return (['GET', 'POST', 'PUT', 'DELETE'] as const).some(
    (other) => other !== method && app.findRoute({ url: path, method: other }) !== null,
  )
}

const wrongMethod = () => new AppError(404, 'That address does not take this method.')
