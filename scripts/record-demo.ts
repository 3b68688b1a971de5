/**
 * Records the demo of the landing page: drives the built product in Chromium and writes demo.webm, demo.mp4 and
 * demo.jpg. Needs ffmpeg (Debian: apt-get install ffmpeg) and a built web app. Run it by hand after the screens it
 * shows have changed, then build again: node scripts/record-demo.ts
 */
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { startFilm } from './demo-video/film.ts'
import { makePerson } from './demo-video/person.ts'
import { tellStory } from './demo-video/story.ts'
import { startProduct } from './lib/product.mjs'
import { root } from './lib/root.mjs'

const folder = join(root, 'web/src/features/site/landing/demo')
const size = { width: 1280, height: 800 }
const shortest = 30
const longest = 45
const mostBytes = 1_500_000

const scratch = await mkdtemp(join(tmpdir(), 'recourse-demo-'))
const product = await startProduct({})
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-sync',
  ],
})
try {
  const page = await browser.newPage({
    baseURL: product.baseUrl,
    viewport: size,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
  })
  page.setDefaultTimeout(60_000)
  const film = startFilm(page, scratch)
  await tellStory(page, film, await makePerson(product))
  const seconds = await film.finish(folder)
  console.log(`${seconds.toFixed(1)} s`)
  for (const name of ['demo.webm', 'demo.mp4', 'demo.jpg']) {
    const bytes = (await stat(join(folder, name))).size
    console.log(`${name}: ${Math.ceil(bytes / 1000)} kB`)
    if (bytes > mostBytes) throw new Error(`${name} is over ${mostBytes} bytes.`)
  }
  if (seconds < shortest || seconds > longest)
    throw new Error(`The demo must run for ${shortest} to ${longest} seconds.`)
} finally {
  await browser.close()
  await product.stop()
  await rm(scratch, { recursive: true })
}
