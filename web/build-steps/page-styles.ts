import { moduleClass } from './class-names.ts'

/**
 * Styles that a page without React needs and does not name: those of parts that are loaded later where React runs,
 * and that stand in the built page at once. `styles` are all style files of the build, by address.
 */
export function missingStyles(html: string, styles: ReadonlyMap<string, string>): string[] {
  const linked = [...html.matchAll(/<link rel="stylesheet" href="([^"#]+)/g)].map(
    ([, address = '']) => address,
  )
  const known = linked.map((address) => styles.get(address) ?? '').join('\n')
  const unknown = classesOf(html).filter((name) => !defines(known, name))
  return [...new Set(unknown.map((name) => fileWith(name, styles)))]
}

export function addStyles(html: string, addresses: readonly string[]): string {
  const links = addresses.map((address) => `<link rel="stylesheet" href="${address}"/>`)
  return html.replace('</head>', `${links.join('')}</head>`)
}

function fileWith(name: string, styles: ReadonlyMap<string, string>): string {
  const found = [...styles].find(([, text]) => defines(text, name))
  if (!found) throw new Error(`No style file knows the class ${name}.`)
  return found[0]
}

function classesOf(html: string): string[] {
  const lists = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, list = '']) => list)
  return [...new Set(lists.join(' ').match(moduleClass))]
}

function defines(css: string, name: string): boolean {
  return new RegExp(`\\.${name}(?![\\w-])`).test(css)
}
