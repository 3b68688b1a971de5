/**
 * Draws public/social.png, the picture that chats and social sites show beside a link to us. Run it by hand after the
 * logo, the headline or the colours have changed: node build-steps/social-image.ts
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { strikePath } from '../src/features/site/landing/strike-path.ts'
import { sweep, word } from '../src/ui/logo-paths.ts'

const size = { width: 1200, height: 630 }
const web = join(import.meta.dirname, '..')
const require = createRequire(import.meta.url)

async function fontFace(family: string, file: string): Promise<string> {
  const content = await readFile(require.resolve(file))
  const data = `data:font/woff2;base64,${content.toString('base64')}`
  return `@font-face { font-family: "${family}"; font-weight: 200 900; src: url(${data}) }`
}

async function drawing(): Promise<string> {
  const serif = await fontFace('Besley', '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2')
  const sans = await fontFace(
    'Atkinson',
    '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  )
  return `<!doctype html><style>
    ${serif} ${sans}
    * { box-sizing: border-box; margin: 0 }
    body { width: 1200px; height: 630px; padding: 56px 72px; background: #fbeee4; color: #082f35;
      display: flex; flex-direction: column; border-bottom: 20px solid #082f35 }
    header { display: flex; align-items: center; justify-content: space-between; padding-bottom: 28px;
      border-bottom: 1px solid #082f35; font: 500 26px/1.2 Atkinson }
    h1 { margin: auto 0; font: 750 124px/1 Besley; letter-spacing: -.032em }
    h1 span { position: relative; display: inline-block }
    h1 svg { position: absolute; top: 28%; left: -1.5%; width: 103%; height: 56% }
    p { font: 500 36px/1.3 Atkinson }
  </style>
  <header><svg width="290" viewBox="0 -54 316 72"><path fill="#d4471c" d="${sweep}"/><path fill="#082f35" d="${word}"/></svg>
    Nonprofit. Free for patients.</header>
  <h1><span>“Denied”<svg viewBox="0 0 400 80" preserveAspectRatio="none"><path fill="#d4471c" d="${strikePath}"/></svg></span> is not<br>the last word.</h1>
  <p>Free help with health insurance denials</p>`
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
})
try {
  const page = await browser.newPage({ viewport: size })
  await page.setContent(await drawing())
  await page.evaluate('document.fonts.ready')
  const picture = await page.screenshot({ type: 'png' })
  await writeFile(join(web, 'public/social.png'), picture)
  console.log(`public/social.png: ${size.width} x ${size.height}, ${Math.ceil(picture.length / 1024)} kB`)
} finally {
  await browser.close()
}
