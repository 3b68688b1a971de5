import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { laterParts, stylesInside } from './paint-first.ts'

/** Bytes that a browser fetches for one page: scripts and styles gzipped, fonts as they are. */
export interface Weight {
  readonly page: string
  readonly scripts: number
  readonly styles: number
  readonly fonts: number
}

/** Of what React Router writes about its build, the part we read. */
interface Part {
  readonly module: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
interface Route extends Part {
  readonly id: string
  readonly parentId?: string
}
interface Manifest {
  readonly entry: Part
  readonly routes: Readonly<Record<string, Route>>
}

/** What each route loads where React runs: its own files, those of the routes around it, and the entry's. */
export async function weighRoutes(client: string): Promise<Weight[]> {
  const name = (await readdir(join(client, 'assets'))).find((file) => /^manifest-.*\.js$/.test(file))
  if (!name) throw new Error(`There is no manifest in ${client}: build the web app first.`)
  const text = await readFile(join(client, 'assets', name), 'utf8')
  const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest
  const fonts = await sizesOf(
    client,
    matches(
      await readFile(join(client, '__spa-fallback.html'), 'utf8'),
      /<link rel="preload" href="([^"]+)" as="font"/g,
    ),
  )

  return Promise.all(
    Object.values(manifest.routes).map(async (route) => {
      const parts: Part[] = [manifest.entry]
      for (let at: Route | undefined = route; at; at = manifest.routes[at.parentId ?? '']) parts.push(at)
      const scripts = parts.flatMap(({ module, imports = [] }) => [module, ...imports])
      const styles = parts.flatMap(({ css = [] }) => css)
      return {
        page: route.id,
        scripts: await gzipped(client, [`/assets/${name}`, ...scripts]),
        styles: await gzipped(client, styles),
        fonts,
      }
    }),
  )
}

/** What a built page holds and names in its own HTML; for a page without React that is all it loads. */
export async function weighPage(client: string, page: string, html: string): Promise<Weight> {
  const later = laterParts(html)
  if (!later) throw new Error(`${page} does not say what it fetches after its first paint.`)
  const { entry, modules, typefaces, styles, fonts } = later
  const inside = gzipSync(stylesInside(html) ?? '', { level: 9 }).length
  return {
    page,
    scripts: await gzipped(client, [entry, ...modules]),
    styles: inside + (await gzipped(client, [...typefaces, ...styles])),
    fonts: await sizesOf(client, fonts),
  }
}

export function hasReact(html: string): boolean {
  return html.includes('/assets/entry.client-')
}

export function describeWeights(weights: readonly Weight[]): string {
  const cell = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10)
  const lines = weights.map(
    ({ page, scripts, styles, fonts }) => `${page.padEnd(28)}${cell(scripts)}${cell(styles)}${cell(fonts)}`,
  )
  const head = `${'page'.padEnd(28)}${['scripts', 'styles', 'fonts'].map((word) => word.padStart(10)).join('')}`
  return [head, ...lines].join('\n')
}

function matches(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, address = '']) => address)
}

async function gzipped(client: string, addresses: readonly string[]): Promise<number> {
  return sizesOf(client, addresses, (content) => gzipSync(content, { level: 9 }).length)
}

async function sizesOf(
  client: string,
  addresses: readonly string[],
  measure = (content: Buffer) => content.length,
): Promise<number> {
  // The build marks some styles with an empty fragment, which names the same file.
  const paths = new Set(addresses.map((address) => address.replace(/#.*$/, '')))
  const sizes = await Promise.all([...paths].map(async (path) => measure(await readFile(join(client, path)))))
  return sizes.reduce((sum, size) => sum + size, 0)
}
