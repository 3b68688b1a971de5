/**
 * Runs after the build: makes the documents to download, checks the pages, writes build/pages.json for the server,
 * compresses what it will serve, and writes what search engines ask for.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import routes from '../src/routes.ts'
import { describeWeights, hasReact, weighRoutes } from './budgets.ts'
import { compressFiles } from './compress.ts'
import { isFindable, robots, sitemap } from './crawler-files.ts'
import { buildDownloads } from './downloads/build-downloads.ts'
import { inlineScriptHashes, policyProblems } from './html-checks.ts'
import { deadLinks, unsafeLinks } from './link-checks.ts'
import { addStyles, missingStyles } from './page-styles.ts'
import { publicPaths, signedInPaths } from './route-paths.ts'

const build = join(import.meta.dirname, '../build')
const client = join(build, 'client')
const shellFile = '__spa-fallback.html'
await buildDownloads(client)
const files = (await readdir(client, { recursive: true })).map((file) => `/${file.split(sep).join('/')}`)
const knownPaths = new Set([...publicPaths(routes), ...signedInPaths(routes), ...files])

const styleFiles = files.filter((address) => address.endsWith('.css'))
const styles = new Map(
  await Promise.all(
    styleFiles.map(async (address) => [address, await readFile(join(client, address), 'utf8')] as const),
  ),
)

async function readStyled(file: string): Promise<string> {
  const html = await readFile(join(client, file), 'utf8')
  const missing = hasReact(html) ? [] : missingStyles(html, styles)
  if (missing.length === 0) return html
  const styled = addStyles(html, missing)
  await writeFile(join(client, file), styled)
  return styled
}

async function describePage(file: string) {
  const html = await readStyled(file)
  const problems = policyProblems(html)
  if (problems.length > 0) throw new Error(`${file} has ${problems.join(', ')}: the page policy forbids it.`)
  const dead = deadLinks(html, knownPaths)
  if (dead.length > 0) throw new Error(`${file} has links that lead nowhere: ${dead.join(', ')}`)
  const unsafe = unsafeLinks(html)
  if (unsafe.length > 0)
    throw new Error(`${file} has links that leave without rel="noopener": ${unsafe.join(', ')}`)
  return { file, scripts: inlineScriptHashes(html), findable: isFindable(html) }
}

const pages: Record<string, { file: string; scripts: string[] }> = {}
const findablePaths: string[] = []
for (const path of publicPaths(routes)) {
  const { findable, ...page } = await describePage(
    path === '/' ? 'index.html' : `${path.slice(1)}/index.html`,
  )
  pages[path] = page
  if (findable) findablePaths.push(path)
}
const { file, scripts } = await describePage(shellFile)
const shell = { file, scripts, paths: signedInPaths(routes) }

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
