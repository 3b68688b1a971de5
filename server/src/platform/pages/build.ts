import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import * as z from 'zod/mini'

const builtPage = z.object({ file: z.string(), scripts: z.array(z.string()), styles: z.array(z.string()) })
const pagesFile = z.object({
  pages: z.record(z.string(), builtPage),
  shell: z.extend(builtPage, { paths: z.array(z.string()) }),
  /** Files that are no pages and yet name the installation's own address. */
  addressed: z.array(z.string()),
})
export type BuiltPage = z.infer<typeof builtPage>
export type PagesFile = z.infer<typeof pagesFile>

/** What the web build left behind: which page is which file, and which paths the app shell answers. */
export async function readPagesFile(buildDir: string): Promise<PagesFile> {
  const path = join(buildDir, 'pages.json')
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (cause) {
    throw new Error(`The web app is not built: ${path} is missing. Run "npm run build -w web".`, { cause })
  }
  const pages = z.safeParse(pagesFile, parseJson(text))
  if (pages.success) return pages.data
  throw new Error(`The web app's build does not fit this server: ${path}. Run "npm run build -w web" again.`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function clientDir(buildDir: string): string {
  return join(buildDir, 'client')
}

/** Addresses of the files that are served as they are: no pages, no compressed twins, nothing hidden. */
export async function listFiles(buildDir: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(clientDir(buildDir), { recursive: true, withFileTypes: true })
  const root = clientDir(buildDir).length
  const addresses = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root).split(sep).join('/'))
  return new Set(addresses.filter((address) => !/\/\.|\.(html|br|gz)$/.test(address)))
}
