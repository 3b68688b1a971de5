/**
 * Runs after the build: makes the documents to download, checks the pages, puts their styles
 * into them, writes build/pages.json for the server,
 * compresses what it will serve, and writes what search engines ask for.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import routes from '../src/routes.ts'
import { describeWeights, hasReact, weighRoutes } from './budgets.ts'
import { compressFiles } from './compress.ts'
import { isFindable, robots, sitemap } from './crawler-files.ts'
import { buildDownloads } from './downloads/build-downloads.ts'
import { inlineScriptHashes, inlineStyleHashes, policyProblems } from './html-checks.ts'
import { deadLinks, unsafeLinks } from './link-checks.ts'
import { addStyles, missingStyles } from './page-styles.ts'
import { paintFirst } from './paint-first.ts'
import { publicPaths, signedInPaths } from './route-paths.ts'

const build = join(import.meta.dirname, '../build')
const client = join(build, 'client')
const shellFile = '__spa-fallback.html'
await buildDownloads(client)
const files = (await readdir(client, { recursive: true })).map((file) => `/${file.split(sep).join('/')}`)
const knownPaths = new Set([...publicPaths(routes), ...signedInPaths(routes), ...files])

const [styles, scripts] = await Promise.all([readFiles('.css'), readFiles('.js')])

async function readFiles(ending: string): Promise<Map<string, string>> {
  const found = files.filter((address) => address.endsWith(ending))
  const read = async (address: string) => [address, await readFile(join(client, address), 'utf8')] as const
  return new Map(await Promise.all(found.map(read)))
}

async function readStyled(file: string): Promise<string> {
  const html = await readFile(join(client, file), 'utf8')
  const missing = hasReact(html) ? [] : missingStyles(html, styles)
  if (missing.length === 0) return html
  const styled = addStyles(html, missing)
  await writeFile(join(client, file), styled)
  return styled
}

async function readChecked(file: string): Promise<string> {
  const html = await readStyled(file)
  const problems = policyProblems(html)
  if (problems.length > 0) throw new Error(`${file} has ${problems.join(', ')}: the page policy forbids it.`)
  const dead = deadLinks(html, knownPaths)
  if (dead.length > 0) throw new Error(`${file} has links that lead nowhere: ${dead.join(', ')}`)
  const unsafe = unsafeLinks(html)
  if (unsafe.length > 0)
    throw new Error(`${file} has links that leave without rel="noopener": ${unsafe.join(', ')}`)
  return html
}

/** Its start gets a name by its content, as all files do that a browser keeps. */
function nameScript(text: string): string {
  return `/assets/start-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.js`
}

async function finishPage(file: string): Promise<string> {
  const { html, written } = paintFirst(await readChecked(file), { styles, scripts, nameScript })
  await writeFile(join(client, file), html)
  if (written) await writeFile(join(client, written.address), written.text)
  return html
}

function describePage(file: string, html: string) {
  return { file, scripts: inlineScriptHashes(html), styles: inlineStyleHashes(html) }
}

const pages: Record<string, ReturnType<typeof describePage>> = {}
const findablePaths: string[] = []
for (const path of publicPaths(routes)) {
  const file = path === '/' ? 'index.html' : `${path.slice(1)}/index.html`
  const html = await finishPage(file)
  pages[path] = describePage(file, html)
  if (isFindable(html)) findablePaths.push(path)
}
const shell = { ...describePage(shellFile, await readChecked(shellFile)), paths: signedInPaths(routes) }

await rm(join(build, 'server'), { recursive: true, force: true })
await compressFiles(client)
// After the compression: the server fills the public address into these, which no compressed twin could follow.
const addressed = {
  '/robots.txt': robots(signedInPaths(routes)),
  '/sitemap.xml': sitemap(findablePaths),
}
for (const [path, text] of Object.entries(addressed)) await writeFile(join(client, path), text)
const listing = { pages, shell, addressed: Object.keys(addressed) }
await writeFile(join(build, 'pages.json'), `${JSON.stringify(listing, null, 2)}\n`)
console.log(describeWeights(await weighRoutes(client)))
console.log(`${Object.keys(pages).length} pages and the app shell are ready in ${build}`)
