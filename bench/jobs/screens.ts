import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright'
import { startScript } from '../controls/start-script.ts'
import { type Filled, type Person, startFilled } from '../filled.ts'
import type { Plan } from '../plan.ts'
import { makeRow, type Row } from '../row.ts'
import { median } from '../statistics.ts'
import { takeTurns } from '../take-turns.ts'

const executablePath = process.env.CHROMIUM || '/usr/bin/chromium'
const args =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'
/** A phone of some years ago: its processor is a quarter as fast. */
const slowDown = 4
const phone = { viewport: { width: 390, height: 844 } }
/** Of each round, and pressed this far apart, in milliseconds. */
const presses = { count: 20, apart: 80 }
/** Bytes of script that a page with React may load, over the wire. */
const scriptBudget = 130_000

const routes = ['/', '/claims', '/claims/submit-claim', '/account/coverage', '/account/profile']

const barePage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare page</title><main>
<label>Words <input></label><button aria-expanded="false">More</button><p hidden>Some words.</p></main><script>
document.querySelector('button').onclick = ({ target }) => {
  const open = target.getAttribute('aria-expanded') === 'true'
  target.setAttribute('aria-expanded', String(!open))
  document.querySelector('p').hidden = open
}</script></html>`

/** Run in the page before its own scripts: how long after each press the screen was painted, in milliseconds. */
const watchPresses = `
  const times = []
  Object.assign(globalThis, { takePresses: () => times.splice(0) })
  for (const type of ['keydown', 'click'])
    addEventListener(type, ({ timeStamp }) => requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => times.push(performance.now() - timeStamp)
      port2.postMessage(0)
    }), true)`

/** Signed in, on a slow phone: the scripts each page loads, and how soon it answers beside a page with nothing on it. */
export async function measureScreens(plan: Plan): Promise<Row[]> {
  if (plan.pageLoads === 0 || !existsSync(executablePath)) return []
  const filled = await startFilled(1_000, { sessions: 10 })
  const body = Buffer.from(barePage).toString('base64')
  const bare = await startScript<{ port: number }>('bench/controls/bare-server.ts', ['text/html', body])
  const browser = await chromium.launch({ executablePath, args: args.split(' ') })
  try {
    const bareUrl = `http://127.0.0.1:${bare.said.port}/`
    return [
      ...(await weighRoutes(browser, filled)),
      await measurePresses(browser, plan, {
        job: 'wizard, a letter typed until it is painted, over a bare page',
        control: { url: bareUrl, press: typeIn },
        ours: { url: `${filled.baseUrl}/claims/submit-claim`, person: filled.member, press: typeIn },
      }),
      await measurePresses(browser, plan, {
        job: 'claims list, a row opened or closed until it is painted, over a bare page',
        control: { url: bareUrl, press: toggle },
        ours: { url: `${filled.baseUrl}/claims`, person: filled.member, press: toggle },
      }),
    ]
  } finally {
    await browser.close()
    await Promise.all([bare.stop(), filled.stop()])
  }
}

async function weighRoutes(browser: Browser, filled: Filled): Promise<Row[]> {
  const rows: Row[] = []
  for (const path of routes) {
    const page = await openPage(browser, new URL(path, filled.baseUrl).href, filled.member)
    const sizes: number[] = await page.evaluate(`performance.getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js')).map(({ encodedBodySize }) => encodedBodySize)`)
    await page.context().close()
    rows.push(
      makeRow({
        job: `${path}, scripts over ${scriptBudget / 1_000} kB`,
        unit: 'bytes',
        goal: { most: 1 },
        control: [scriptBudget],
        ours: [sizes.reduce((sum, size) => sum + size, 0)],
      }),
    )
  }
  return rows
}

interface Side {
  readonly url: string
  readonly person?: Person
  readonly press: (page: Page) => Promise<void>
}

async function measurePresses(
  browser: Browser,
  plan: Plan,
  { job, control, ours }: { job: string; control: Side; ours: Side },
): Promise<Row> {
  const pages = {
    control: await openPage(browser, control.url, control.person),
    ours: await openPage(browser, ours.url, ours.person),
  }
  for (const page of Object.values(pages)) {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  }
  const samples = await takeTurns(
    {
      control: () => timePresses(pages.control, control.press),
      ours: () => timePresses(pages.ours, ours.press),
    },
    { ...plan, warmUpSeconds: 1 },
  )
  await Promise.all(Object.values(pages).map((page) => page.context().close()))
  // A frame is a sixtieth of a second: twice a bare page is a frame or two, which nobody sees.
  return makeRow({ job, unit: 'ms', goal: { most: 2 }, ...samples })
}

async function timePresses(page: Page, press: Side['press']): Promise<number> {
  // Only the page in front is painted.
  await page.bringToFront()
  for (let count = 0; count < presses.count; count += 1) {
    await press(page)
    await page.waitForTimeout(presses.apart)
  }
  return median(await page.evaluate('takePresses()'))
}

const typeIn = (page: Page) => page.getByRole('textbox').first().press('x')
const toggle = (page: Page) => page.locator('main button[aria-expanded]').first().click()

async function openPage(browser: Browser, url: string, person?: Person): Promise<Page> {
  const context = await browser.newContext(phone)
  await context.addInitScript({ content: watchPresses })
  if (person) await context.addInitScript({ content: signedIn(person) })
  const page = await context.newPage()
  if (person) await context.addCookies([{ name: 'signed_in', value: '1', url }])
  await page.goto(url, { waitUntil: 'networkidle' })
  return page
}

/** As the login page leaves it; `scopes` stand in the token. */
const signedIn = ({ token }: Person) => `
  const { scopes } = JSON.parse(atob('${token.split('.')[1]}'.replaceAll('-', '+').replaceAll('_', '/')))
  localStorage.setItem('token', '${token}')
  localStorage.setItem('scopes', scopes.join(','))`
