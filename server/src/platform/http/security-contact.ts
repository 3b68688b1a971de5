import type { FastifyInstance } from 'fastify'
import { after, type Clock, hours } from '../clock.ts'

interface Deps {
  readonly securityContact: string | null
  readonly publicUrl: string
  readonly clock: Clock
}

/** RFC 9116 asks for less than a year, so that a file that nobody looks after does not go on promising. */
const validity = hours(24 * 180)

/** Where somebody who has found a weakness can tell us. */
export function registerSecurityContact(app: FastifyInstance, { securityContact, publicUrl, clock }: Deps) {
  const contact = securityContact ?? `${publicUrl}/contact`
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const expires = after(clock(), validity)
    expires.setUTCHours(0, 0, 0, 0)
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
