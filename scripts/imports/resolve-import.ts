import { builtinModules } from 'node:module'
import { posix } from 'node:path'
import { workspaces } from './rules.ts'

export type Target =
  | { kind: 'file'; path: string }
  | { kind: 'workspace'; name: string; path: string }
  | { kind: 'package'; name: string }

/**
 * What a specifier in a file stands for; nothing for parts of Node, for route types that React Router
 * generates (`./+types/…`) and for modules that only a bundler knows (`virtual:…`).
 */
export function resolveImport(file: string, specifier: string): Target | undefined {
  const [plain = specifier] = specifier.split('?')
  if (plain.startsWith('.')) {
    if (plain.includes('/+types/')) return undefined
    return { kind: 'file', path: posix.join(posix.dirname(file), plain) }
  }
  const parts = plain.split('/')
  const name = parts.slice(0, plain.startsWith('@') ? 2 : 1).join('/')
  if (plain.startsWith('node:') || plain.startsWith('virtual:') || builtinModules.includes(name))
    return undefined
  const [scope, workspace = ''] = parts
  if (scope === '@recourse' && workspace in workspaces) {
    const inside = parts.slice(2).join('/')
    return { kind: 'workspace', name: workspace, path: `${workspace}/src/${inside}.ts` }
  }
  return { kind: 'package', name }
}
