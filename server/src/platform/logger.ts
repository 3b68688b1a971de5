import { type DestinationStream, type Logger, pino } from 'pino'

/** Names under which secrets and personal data would travel, should someone ever log a whole object. */
const secretKeys = [
  'password',
  'token',
  'access_token',
  'user_token',
  'ticket',
  'authorization',
  'cookie',
  'verification_code',
  'code_hash',
  'token_hash',
  'password_hash',
  'email',
  'email_address',
  'pending_email',
  'first_name',
  'last_name',
  'firstname',
  'lastname',
  'username',
  'phone',
  'city',
  'age',
  'to',
  'body',
  'query',
  'content',
  'description',
]

/** JSON lines on stderr; stdout is for the few sentences meant for the person who starts the server. */
export function createLogger(
  destination: DestinationStream = pino.destination({ fd: 2, sync: false }),
): Logger {
  return pino(
    {
      // A person at a terminal is told what matters; a service manager gets every line.
      level: process.stderr.isTTY ? 'warn' : 'info',
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
        censor: '[redacted]',
      },
      serializers: {
        req: (request: { method?: string; id?: string }) => ({ method: request.method, id: request.id }),
        res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      },
    },
    destination,
  )
}
