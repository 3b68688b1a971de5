import type { FastifyInstance } from 'fastify'

/** `/healthz`: the process lives. `/readyz`: it can serve, so a load balancer may send people here. */
export function registerHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady().catch(() => false)
    if (!ready) reply.code(503).header('retry-after', '2')
    return { status: ready ? 'ready' : 'not ready' }
  })
}
