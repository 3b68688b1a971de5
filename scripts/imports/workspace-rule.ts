import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Target } from './resolve-import.ts'
import {
  harness,
  isConfiguration,
  isTest,
  workspaces,
  workspacesOnTheHarness,
  zonesWithoutGuide,
} from './rules.ts'
import { zoneOf } from './zone-rule.ts'

/** The packages that each workspace's package.json names; the root's under the empty name. */
export type Declared = Map<string, Set<string>>

const sections = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']

export function readDeclared(root: string): Declared {
  const declared: Declared = new Map()
  for (const name of ['', ...Object.keys(workspaces)]) {
    const file = join(root, name, 'package.json')
    const manifest = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
    declared.set(name, new Set(sections.flatMap((section) => Object.keys(manifest[section] ?? {}))))
  }
  return declared
}

function workspaceOf(path: string): string {
  return path.split('/')[0] ?? ''
}

export function whyPackageForbids(file: string, name: string, declared: Declared): string | undefined {
  const workspace = workspaceOf(file)
  const usesTools = isTest(file) || isConfiguration(file)
  if (usesTools && declared.get('')?.has(name)) return undefined
  const allowed = workspaces[workspace]?.packages
  if (allowed && !usesTools && !allowed.includes(name)) {
    const list = allowed.length === 0 ? 'no package' : `only ${allowed.join(', ')}`
    return `${workspace} uses ${list}`
  }
  return declared.get(workspace)?.has(name) ? undefined : `${workspace}/package.json does not declare it`
}

/** Why a file may not import a file or a package of another workspace, or nothing. */
export function whyWorkspaceForbids(
  file: string,
  target: Exclude<Target, { kind: 'package' }>,
  declared: Declared,
): string | undefined {
  const from = workspaceOf(file)
  const to = workspaceOf(target.path)
  if (target.kind === 'file') {
    if (to === from) return undefined
    const mayUseHarness = workspacesOnTheHarness.includes(from) || isTest(file)
    if (mayUseHarness && target.path.startsWith(`${harness}/`)) return undefined
    return `a relative import may not leave ${from}/`
  }
  if (!workspaces[from]?.imports.includes(to)) return `${from} may not import ${to}`
  const zone = zoneOf(file)
  if (to === 'guide' && zone && zonesWithoutGuide.includes(zone) && !isTest(file))
    return `a ${zone} may not import guide`
  const isItself = to === from
  if (isItself || declared.get(from)?.has(`@recourse/${to}`)) return undefined
  return `${from}/package.json does not declare it`
}
