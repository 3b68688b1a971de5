import type { Config } from './config.ts'
import { findDatabaseError, violates } from './platform/describe-error.ts'
import { AppError } from './platform/http/app-error.ts'

/** One clear line for whoever started the server, naming the variable that is at fault where one is. */
export function explainStartError(error: unknown, config: Config | null): string {
  if (!(error instanceof Error)) return String(error)
  return explainListening(error) ?? explainAdmin(error) ?? explainStorage(error, config) ?? error.message
}

function explainListening(error: NodeJS.ErrnoException & { port?: number; address?: string }): string | null {
  if (error.syscall !== 'listen' && error.syscall !== 'getaddrinfo') return null
  if (error.code === 'EADDRINUSE') {
    return `PORT ${error.port} is in use by another program. Set PORT to another number.`
  }
  if (error.code === 'EACCES')
    return `PORT ${error.port} may not be used by this account. Set PORT to 1024 or more.`
  return 'HOST is not an address of this machine.'
}

const adminVariables: Readonly<Record<string, string>> = {
  username: 'ADMIN_USERNAME',
  email: 'ADMIN_EMAIL',
  password: 'ADMIN_PASSWORD',
}

function explainAdmin(error: Error): string | null {
  if (violates(error, 'people_username_key'))
    return 'ADMIN_USERNAME is taken by an account without that role.'
  if (violates(error, 'people_email_key')) return 'ADMIN_EMAIL is taken by an account without that role.'
  const [field, sentence] = error instanceof AppError ? (Object.entries(error.fields ?? {})[0] ?? []) : []
  const variable = adminVariables[field ?? '']
  return variable ? `${variable} cannot be used: ${sentence}` : null
}

function explainStorage(error: NodeJS.ErrnoException, config: Config | null): string | null {
  if (config?.databaseUrl) {
    const cause = error instanceof AggregateError ? error.errors[0] : error
    const code = findDatabaseError(cause)?.code ?? (cause as NodeJS.ErrnoException).code
    if (code) return `DATABASE_URL cannot be used: ${(cause as Error).message} (${code}).`
  }
  const denied = ['EACCES', 'EROFS', 'ENOTDIR', 'ENOSPC', 'EPERM'].includes(error.code ?? '')
  return denied && config ? `DATA_DIR cannot be used: ${error.message}` : null
}
