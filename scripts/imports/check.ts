import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { findCycles, type Graph } from './find-cycles.ts'
import { readImports } from './read-imports.ts'
import { resolveImport } from './resolve-import.ts'
import { unreadFolders, workspaces } from './rules.ts'
import { type Declared, readDeclared, whyPackageForbids, whyWorkspaceForbids } from './workspace-rule.ts'
import { whyZoneForbids } from './zone-rule.ts'

export type Finding = { file: string; line: number; text: string }

function listSources(root: string, folder: string): string[] {
  if (!statSync(join(root, folder), { throwIfNoEntry: false })) return []
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && !unreadFolders.includes(entry.name))
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name)
      if (entry.isDirectory()) return listSources(root, path)
      return /\.tsx?$/.test(entry.name) ? [path] : []
    })
}

function whyForbidden(file: string, specifier: string, declared: Declared): string | undefined {
  const target = resolveImport(file, specifier)
  if (!target) return undefined
  if (target.kind === 'package') return whyPackageForbids(file, target.name, declared)
  const outside = whyWorkspaceForbids(file, target, declared)
  if (outside) return outside
  return target.kind === 'file' ? whyZoneForbids(file, target.path) : undefined
}

/** Everything in the tree under `root` that imports what it should not. */
export function checkImports(root: string): Finding[] {
  const declared = readDeclared(root)
  const findings: Finding[] = []
  const graph: Graph = new Map()
  const lines = new Map<string, number>()

  for (const file of Object.keys(workspaces).flatMap((name) => listSources(root, name))) {
    if (/^index\.tsx?$/.test(posix.basename(file)))
      findings.push({ file, line: 1, text: 'is a barrel: import each file by its own name' })
    const targets: string[] = []
    for (const { specifier, line } of readImports(file, readFileSync(join(root, file), 'utf8'))) {
      const reason = whyForbidden(file, specifier, declared)
      if (reason) findings.push({ file, line, text: `imports ${specifier}: ${reason}` })
      const target = resolveImport(file, specifier)
      if (!target || target.kind === 'package') continue
      targets.push(target.path)
      lines.set(`${file} ${target.path}`, line)
    }
    graph.set(file, targets)
  }

  for (const circle of findCycles(graph)) {
    const [file = '', next = ''] = circle
    const line = lines.get(`${file} ${next}`) ?? 1
    findings.push({ file, line, text: `imports ${next}: a circle, ${circle.join(' → ')}` })
  }
  return findings.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
}
