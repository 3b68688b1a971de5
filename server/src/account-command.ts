import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { roleFlags } from '@recourse/contract/roles'
import { createAuth } from './app.ts'
import { readConfig } from './config.ts'
import { type AccountArguments, accountHelp, readArguments } from './features/auth/account-arguments.ts'
import {
  createAccount,
  resetSecondStep,
  setDisabled,
  setPassword,
  setRoles,
} from './features/auth/accounts.ts'
import type { AuthDeps } from './features/auth/deps.ts'
import * as store from './features/auth/store.ts'
import { openParts } from './parts.ts'
import { migrate } from './platform/db/migrate.ts'
import { violates } from './platform/describe-error.ts'
import { createLogger } from './platform/logger.ts'
import { readPassword } from './platform/read-password.ts'
import { reachStorage } from './storage.ts'

type Ready = Exclude<AccountArguments, { command: 'help' }>

async function main(): Promise<void> {
  const wanted = readArguments(process.argv.slice(2))
  if (wanted.command === 'help') return say(accountHelp)
  const config = readConfig(process.env)
  await mkdir(config.dataDir, { recursive: true })
  const storage = await reachStorage(config, say)
  try {
    await migrate(storage.connection)
    const publicUrl = config.publicUrl ?? 'http://localhost'
    const log = createLogger()
    const parts = await openParts({ config, connection: storage.connection, log, publicUrl, webBuild: null })
    const tellsByMail = wanted.command === 'password' || wanted.command === 'second-step'
    try {
      if (tellsByMail) await parts.jobs.start()
      await act(createAuth(parts), wanted)
    } finally {
      if (tellsByMail) await parts.jobs.stop()
      await Promise.all([parts.strength.close(), parts.hasher.close(), parts.database.close()])
    }
  } finally {
    await storage.close()
  }
}

async function act(auth: AuthDeps, wanted: Ready): Promise<void> {
  if (wanted.command === 'list') return list(auth)
  if (wanted.command === 'create') return create(auth, wanted)
  const person = await store.findByUsername(auth.orm, wanted.username)
  if (!person) throw new Error(`There is no account "${wanted.username}".`)
  if (wanted.command === 'role') {
    const { is_staff, is_claims_admin, is_superuser } = { ...person, ...wanted.flags }
    await setRoles(auth, person, { is_staff, is_claims_admin, is_superuser })
    return say(`${person.username}: ${rolesOf({ ...person, ...wanted.flags })}.`)
  }
  if (wanted.command === 'password') {
    const { password, made } = await askPassword()
    await setPassword(auth, person, password)
    return say(made ? `The new password of ${person.username}: ${password}` : 'The new password is saved.')
  }
  if (wanted.command === 'second-step') {
    await resetSecondStep(auth, person)
    return say(`${person.username} signs in with the password alone now. They were told by mail.`)
  }
  await setDisabled(auth, person, wanted.command === 'disable')
  say(`${person.username} is ${wanted.command === 'disable' ? 'disabled' : 'enabled'}.`)
}

async function create(auth: AuthDeps, wanted: Extract<Ready, { command: 'create' }>): Promise<void> {
  const { username, email, first_name, last_name, flags } = wanted
  const { password, made } = await askPassword()
  try {
    await createAccount(auth, { username, email, first_name, last_name, password, ...flags })
  } catch (error) {
    if (violates(error, 'people_username_key')) throw new Error(`The username "${username}" is taken.`)
    if (violates(error, 'people_email_key')) throw new Error(`The address "${email}" belongs to an account.`)
    throw error
  }
  say(`Made ${username}.${made ? ` The password: ${password}` : ''}`)
}

async function list(auth: AuthDeps): Promise<void> {
  const everyone = await store.listWithRole(auth.orm)
  for (const person of everyone) {
    say(`${person.username}\t${person.email}\t${rolesOf(person)}${person.disabled_at ? '\tdisabled' : ''}`)
  }
  if (everyone.length === 0) say('Nobody has a role yet.')
}

function rolesOf(person: store.Person): string {
  const held = roleFlags.filter((flag) => person[flag])
  return held.map((flag) => flag.slice(3)).join(', ') || 'no role'
}

async function askPassword(): Promise<{ password: string; made: boolean }> {
  const typed = await readPassword('Password (leave empty to have one made): ')
  return typed
    ? { password: typed, made: false }
    : { password: randomBytes(12).toString('base64url'), made: true }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
