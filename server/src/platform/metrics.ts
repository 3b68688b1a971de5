import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound } from './http/app-error.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Bus } from './realtime/bus.ts'

interface MetricsParts {
  readonly metricsToken: string | null
  readonly mailer: Mailer
  readonly bus: Bus
}

/** Prometheus text. Counts only: routes are patterns, so no name, id or address can get in. */
export function registerMetrics(app: FastifyInstance, { metricsToken, mailer, bus }: MetricsParts): void {
  const answers = new Map<string, number>()
  app.addHook('onResponse', (request, reply, done) => {
    const label = `route="${request.routeOptions.url ?? 'none'}",status="${reply.statusCode}"`
    answers.set(label, (answers.get(label) ?? 0) + 1)
    done()
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, metricsToken)) throw notFound()
    const lines = [
      '# TYPE recourse_answers_total counter',
      ...[...answers].map(([label, count]) => `recourse_answers_total{${label}} ${count}`),
      '# TYPE recourse_mails_failed gauge',
      `recourse_mails_failed ${(await mailer.listFailed()).length}`,
      '# TYPE recourse_bus_listening gauge',
      `recourse_bus_listening ${bus.listening ? 1 : 0}`,
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
    ]
    return reply.type('text/plain; version=0.0.4').send(`${lines.join('\n')}\n`)
  })
}

/**
 * With a token, only with it; without one, only from this machine. A request that somebody passed on did not begin
 * here, even where the one who passes on is here and is not named in TRUST_PROXY.
 */
function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (token === null) {
    const wasPassedOn = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers
    return !wasPassedOn && /^(127\.|::1$|::ffff:127\.)/.test(request.ip)
  }
  const given = Buffer.from((request.headers.authorization ?? '').replace(/^Bearer /i, ''))
  const wanted = Buffer.from(token)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
