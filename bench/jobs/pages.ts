import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startProduct } from '../../scripts/lib/product.mjs'
import { startScript } from '../controls/start-script.ts'
import type { Plan } from '../plan.ts'
import { makeRow, type Row } from '../row.ts'
import { median } from '../statistics.ts'

const root = join(import.meta.dirname, '../..')
const chromium = process.env.CHROMIUM || '/usr/bin/chromium'
const flags =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

interface Report {
  readonly categories: Readonly<Record<Category, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}

const bareHtml =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare page</title></head><body><main><h1>A bare page</h1><p>Some words.</p></main></body></html>'

/** Each public page on a simulated phone: Lighthouse's four marks, and its largest paint over a bare page's. */
export async function measurePages(plan: Plan): Promise<Row[]> {
  if (plan.pageLoads === 0 || !existsSync(chromium)) return []
  const product = await startProduct()
  const body = Buffer.from(bareHtml).toString('base64')
  const bare = await startScript<{ port: number }>('bench/controls/bare-server.ts', ['text/html', body])
  try {
    const paths = await publicPaths(product.baseUrl)
    await warmUp(product.baseUrl, paths)
    const barePaints: number[] = []
    const reports = new Map(paths.map((path) => [path, [] as Report[]]))
    // In turns, like everything else that is held against another.
    for (let load = 0; load < plan.pageLoads; load += 1) {
      barePaints.push(paintOf(await visit(`http://127.0.0.1:${bare.said.port}/`)))
      for (const [path, ofPath] of reports) ofPath.push(await visit(`${product.baseUrl}${path}`))
    }
    return [...reports].flatMap(([path, ofPath]) => rowsOf(path, ofPath, barePaints))
  } finally {
    await Promise.all([bare.stop(), product.stop()])
  }
}

async function publicPaths(baseUrl: string): Promise<string[]> {
  const sitemap = await (await fetch(`${baseUrl}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

/** A page is packed as small as it gets when it is asked for again, and the first load of all is slow in any browser. */
async function warmUp(baseUrl: string, paths: readonly string[]): Promise<void> {
  for (const path of [...paths, ...paths]) await (await fetch(`${baseUrl}${path}`)).text()
  await visit(`${baseUrl}${paths[0]}`)
}

function rowsOf(path: string, reports: readonly Report[], bare: readonly number[]): Row[] {
  const paint = makeRow({
    job: `${path}, largest paint over a bare page`,
    unit: 'ms',
    goal: { most: 1.35 },
    control: bare,
    ours: reports.map(paintOf),
  })
  const marks = categories.map((category) =>
    reports.map((report) => (report.categories[category].score ?? 0) * 100),
  )
  return [
    paint,
    ...categories.map((category, index) =>
      makeRow({
        job: `${path}, ${category} of 100`,
        unit: 'mark',
        goal: { least: 0.97 },
        control: [100],
        ours: [median(marks[index] ?? [])],
      }),
    ),
  ]
}

const paintOf = ({ audits }: Report) => audits['largest-contentful-paint']?.numericValue ?? Number.NaN

/** Lighthouse itself asks to be run again when it has missed the beginning of a load (NO_NAVSTART). */
const tries = 3

async function visit(url: string): Promise<Report> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await runLighthouse(url)
    } catch (error) {
      if (tried === tries) throw error
    }
  }
}

/** With a browser of its own each time: one that has been used hangs now and then. Mobile is the preset. */
async function runLighthouse(url: string): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'recourse-page-'))
  const output = join(folder, 'report.json')
  try {
    await promisify(execFile)(
      process.execPath,
      [
        join(root, 'node_modules/lighthouse/cli/index.js'),
        url,
        ...['--quiet', '--output=json', `--output-path=${output}`, `--chrome-flags=${flags}`],
        `--only-categories=${categories.join(',')}`,
      ],
      { env: { ...process.env, CHROME_PATH: chromium }, timeout: 120_000 },
    )
    return JSON.parse(readFileSync(output, 'utf8')) as Report
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
