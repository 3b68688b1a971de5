/** Runs after the build: checks the pages, writes build/pages.json for the server, compresses what it will serve. */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import routes from '../src/routes.ts'
import { compressFiles } from './compress.ts'
import { inlineScriptHashes, policyProblems } from './html-checks.ts'
import { publicPaths, signedInPaths } from './route-paths.ts'

const build = join(import.meta.dirname, '../build')
const client = join(build, 'client')
const shellFile = '__spa-fallback.html'

async function describePage(file: string) {
  const html = await readFile(join(client, file), 'utf8')
  const problems = policyProblems(html)
  if (problems.length > 0) throw new Error(`${file} has ${problems.join(', ')}: the page policy forbids it.`)
  return { file, scripts: inlineScriptHashes(html) }
}

const pages: Record<string, Awaited<ReturnType<typeof describePage>>> = {}
for (const path of publicPaths(routes)) {
  pages[path] = await describePage(path === '/' ? 'index.html' : `${path.slice(1)}/index.html`)
}
const shell = { ...(await describePage(shellFile)), paths: signedInPaths(routes) }

await rm(join(build, 'server'), { recursive: true, force: true })
await compressFiles(client)
await writeFile(join(build, 'pages.json'), `${JSON.stringify({ pages, shell }, null, 2)}\n`)
console.log(`${Object.keys(pages).length} pages and the app shell are ready in ${build}`)
