import { parseSync, Visitor } from 'oxc-parser'

export type Import = { specifier: string; line: number }

function literalOf(source: string): string | undefined {
  const [, , text] = /^(['"`])((?:(?!\1|\$\{).)*)\1$/s.exec(source.trim()) ?? []
  return text
}

/** Every module that a source text names: imports, re-exports, import() and types by import(). */
export function readImports(file: string, source: string): Import[] {
  const { module, program, errors } = parseSync(file, source)
  const [error] = errors
  if (error) throw new Error(`${file} cannot be read: ${error.message}`)
  const found: { specifier: string; start: number }[] = []

  for (const { moduleRequest } of module.staticImports)
    found.push({ specifier: moduleRequest.value, start: moduleRequest.start })
  for (const { moduleRequest } of module.staticExports.flatMap(({ entries }) => entries))
    if (moduleRequest) found.push({ specifier: moduleRequest.value, start: moduleRequest.start })
  for (const { moduleRequest } of module.dynamicImports) {
    const specifier = literalOf(source.slice(moduleRequest.start, moduleRequest.end))
    if (specifier !== undefined) found.push({ specifier, start: moduleRequest.start })
  }
  const addType = ({ source: { value, start } }: { source: { value: string; start: number } }) =>
    found.push({ specifier: value, start })
  if (/\bimport\s*\(/.test(source)) new Visitor({ TSImportType: addType }).visit(program)

  const unique = new Map<string, Import>()
  for (const { specifier, start } of found.sort((a, b) => a.start - b.start)) {
    const line = source.slice(0, start).split('\n').length
    unique.set(`${line} ${specifier}`, { specifier, line })
  }
  return [...unique.values()]
}
