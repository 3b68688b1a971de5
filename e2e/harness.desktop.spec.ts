// What the journeys lean on: a harness that overlooks a fault would make them all worthless.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canary, findCanaries } from './canaries.ts'
import { expectAccessible, expectNoSidewaysScroll } from './expectations.ts'
import { readMail } from './mail.ts'
import { expect, test } from './test.ts'
import { watchBrowser } from './watch-browser.ts'

test('the first page of the product opens without any complaint of the browser', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

const faults: [title: string, script: string, complaint: RegExp][] = [
  ['a console error', "console.error('planted')", /^console: planted/],
  ['an uncaught error', "setTimeout(() => { throw new Error('planted') })", /^uncaught: Error: planted/],
  [
    'a refused promise that nobody handles',
    "void Promise.reject(new Error('planted'))",
    /^uncaught: .*planted/,
  ],
  ['an answer 404', "void fetch('/api/v1/no-such-thing')", /status of 404.*\/api\/v1\/no-such-thing/],
  [
    'a breach of the content security policy',
    "document.body.append(Object.assign(new Image(), { src: 'https://example.org/a.png' }))",
    /Breach of the content security policy: img-src https:\/\/example\.org\/a\.png/,
  ],
]

for (const [title, script, complaint] of faults)
  test(`${title} in a page is noticed`, async ({ browser }) => {
    const complaints: string[] = []
    const context = await browser.newContext()
    await watchBrowser(context, complaints)
    const page = await context.newPage()
    await page.goto('/')
    expect(complaints).toEqual([])
    await page.evaluate(script)
    await expect.poll(() => complaints).toContainEqual(expect.stringMatching(complaint))
    await context.close()
  })

test.fail('a complaint of the browser fails the test', async ({ page }) => {
  await page.evaluate("console.error('planted')")
})

test.fail(
  'a complaint of the browser of a second person fails the test',
  async ({ openBrowserOfAnotherPerson }) => {
    const page = await openBrowserOfAnotherPerson()
    await page.evaluate("console.error('planted')")
  },
)

test('a complaint that the test expects does not fail it, in whichever browser', async ({
  page,
  openBrowserOfAnotherPerson,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/planted/)
  await page.evaluate("console.error('planted')")
  const other = await openBrowserOfAnotherPerson()
  await other.evaluate("console.error('planted')")
})

test('a picture without a text alternative is found', async ({ page }) => {
  await page.setContent('<html lang="en"><title>T</title><main><h1>H</h1><img src="data:,"></main></html>')
  await expect(expectAccessible(page)).rejects.toThrow(/image-alt/)
})

test('a page that is wider than the window is found', async ({ page }) => {
  await page.setContent(
    '<meta name="viewport" content="width=device-width"><div style="width: 3000px">wide</div>',
  )
  await expect(expectNoSidewaysScroll(page)).rejects.toThrow(/wider than the window/)
})

test('something personal in a log, a mail, the metrics or a stored file is found', async ({ page: _ }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'recourse-canaries-'))
  const clean = {
    output: 'a line that is no log: quillfeather\n{"route":"/claims"}',
    metrics: 'answers 1',
    dataDir,
  }
  expect(findCanaries(clean)).toEqual([])
  expect(findCanaries({ ...clean, output: '{"to":"sam@example.com"}' })).toHaveLength(1)
  expect(findCanaries({ ...clean, metrics: `route="/claims/${canary()}"` })).toHaveLength(1)
  await mkdir(join(dataDir, 'outbox'))
  await writeFile(
    join(dataDir, 'outbox', 'a.eml'),
    `To: sam@example.com\n\nAbout ${canary().slice(0, 9)}=\n${canary().slice(9)}`,
  )
  await mkdir(join(dataDir, 'files', 'ab'), { recursive: true })
  await writeFile(join(dataDir, 'files', 'ab', 'abcd'), `%PDF ${canary()}`)
  expect(findCanaries(clean)).toHaveLength(2)
  await rm(dataDir, { recursive: true })
})

for (const path of ['/', '/login', '/api/docs'])
  test(`a text that someone gets into ${path} becomes neither markup nor a script`, async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/TrustedHTML|TrustedScript|Breach of the content security policy|Refused to|violates/)
    await page.goto(path)
    const outcomes = await page.evaluate(`[
      () => { document.body.innerHTML = '<img src=x onerror=alert(1)>' },
      () => { document.body.insertAdjacentHTML('beforeend', '<p>planted</p>') },
      () => { document.createElement('script').text = 'window.planted = 1' },
      () => { document.createElement('script').src = 'https://example.org/planted.js' },
      () => { document.createElement('iframe').srcdoc = '<script>parent.planted = 1</script>' },
      () => { trustedTypes.createPolicy('planted', { createHTML: (text) => text }) },
    ].map((attempt) => { try { attempt(); return 'done' } catch (error) { return error.name } })`)
    expect(outcomes).toEqual(Array(6).fill('TypeError'))
    expect(await page.evaluate('window.planted')).toBeUndefined()
  })

test('the newest mail to an address is read, with its code and its link', async ({ page: _ }, {
  project,
}) => {
  const outbox = process.env.E2E_OUTBOX ?? ''
  const to = `harness-${project.name}@example.org`
  const mail = (code: string) =>
    `To: ${to}\nSubject: Your code\nContent-Type: text/plain\n\nType ${code} at http://localhost/verify?x=1 soon.\n`
  await mkdir(outbox, { recursive: true })
  await writeFile(join(outbox, `2026-01-02T03-04-05.000Z-harness-${project.name}.eml`), mail('111111'))
  await writeFile(join(outbox, `2026-01-02T03-04-06.000Z-harness-${project.name}.eml`), mail('222222'))
  const link = 'http://localhost/verify?x=1'
  expect(await readMail(to)).toMatchObject({ subject: 'Your code', code: '222222', link })
  expect(await readMail(to, { after: new Date('2026-01-02T03:04:06Z') })).toMatchObject({ code: '222222' })
})
