import { parseArgs } from 'node:util'
import type { RoleFlags } from '@recourse/contract/roles'

export const accountHelp = `Usage: npm run account -- <command>

  create <username> --email <address> [--first-name <name>] [--last-name <name>] [--role <role>]…
                              makes a verified account; asks for the password, or makes one and shows it
  role <username> [--add <role>]… [--remove <role>]…
                              gives or takes a role; the person must sign in again
  password <username>         sets a new password; the person must sign in again
  second-step <username>      takes the second step off for someone who has lost it; they are mailed, and must
                              sign in again. Be sure first that it is really them who asks
  disable <username>          ends every session and refuses sign-in
  enable <username>           takes that back
  list                        everyone with a role
  help                        this text

Roles: staff, claims_admin, superuser.
A password may also be piped in on standard input.`

export type AccountArguments =
  | {
      command: 'create'
      username: string
      email: string
      first_name: string
      last_name: string
      flags: Partial<RoleFlags>
    }
  | { command: 'role'; username: string; flags: Partial<RoleFlags> }
  | { command: 'password' | 'second-step' | 'disable' | 'enable'; username: string }
  | { command: 'list' }
  | { command: 'help' }

/** A slip of the operator: one sentence, no stack. */
export class ArgumentError extends Error {
  override name = 'ArgumentError'
}

const roles = { staff: 'is_staff', claims_admin: 'is_claims_admin', superuser: 'is_superuser' } as const

export function readArguments(args: readonly string[]): AccountArguments {
  const { values, positionals } = parse(args)
  const [command = 'help', username, ...rest] = positionals
  if (rest.length > 0) throw new ArgumentError(`There is one word too many: ${rest[0]}`)
  if (command === 'help' || command === 'list') return { command }
  if (!['create', 'role', 'password', 'second-step', 'disable', 'enable'].includes(command)) {
    throw new ArgumentError(`There is no command "${command}". Try: npm run account -- help`)
  }
  if (!username) throw new ArgumentError(`Please name the account: npm run account -- ${command} <username>`)
  if (command === 'create') {
    if (!values.email) throw new ArgumentError('Please give an email address: --email <address>')
    return {
      command,
      username,
      email: values.email,
      first_name: values['first-name'] ?? username,
      last_name: values['last-name'] ?? 'Staff',
      flags: flagsOf(values.role ?? [], true),
    }
  }
  if (command === 'role') {
    const flags = { ...flagsOf(values.add ?? [], true), ...flagsOf(values.remove ?? [], false) }
    if (Object.keys(flags).length === 0)
      throw new ArgumentError('Please say --add <role> or --remove <role>.')
    return { command, username, flags }
  }
  return { command: command as 'password' | 'second-step' | 'disable' | 'enable', username }
}

function parse(args: readonly string[]) {
  const many = { type: 'string', multiple: true } as const
  const one = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { email: one, 'first-name': one, 'last-name': one, role: many, add: many, remove: many },
    })
  } catch (error) {
    throw new ArgumentError(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
  }
}

function flagsOf(names: readonly string[], value: boolean): Partial<RoleFlags> {
  return Object.fromEntries(
    names.map((name) => {
      if (!Object.hasOwn(roles, name)) {
        throw new ArgumentError(`There is no role "${name}". Roles: ${Object.keys(roles).join(', ')}.`)
      }
      return [roles[name as keyof typeof roles], value]
    }),
  )
}
