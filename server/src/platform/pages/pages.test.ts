import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerPages } from './register-pages.ts'

const publicUrl = 'https://recourse.example'
const script = 'console.log(1)'

function html(title: string): string {
  return `<title>${title}</title><link rel="canonical" href="https://public-url.invalid/${title}">${'paper '.repeat(100)}`
}

const files: Record<string, string | Buffer> = {
  'client/index.html': html('landing'),
  'client/about/index.html': html('about'),
  'client/404/index.html': html('404'),
  'client/api/docs/index.html': html('api docs'),
  'client/__spa-fallback.html': html('shell'),
  'client/assets/app-1a2b.js': script,
  'client/assets/app-1a2b.js.br': brotliCompressSync(script),
  'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'client/robots.txt': 'Sitemap: https://public-url.invalid/sitemap.xml\n',
  'client/sitemap.xml': '<loc>https://public-url.invalid/about</loc>',
  'client/.vite/manifest.json': '{}',
  'pages.json': JSON.stringify({
    pages: {
      '/': { file: 'index.html', scripts: [], styles: [] },
      '/about': {
        file: 'about/index.html',
        scripts: ['sha256-abc=', 'sha256-def='],
        styles: ['sha256-ghi='],
      },
      '/404': { file: '404/index.html', scripts: [], styles: [] },
      '/api/docs': { file: 'api/docs/index.html', scripts: [], styles: [] },
    },
    shell: {
      file: '__spa-fallback.html',
      scripts: ['sha256-shell='],
      styles: [],
      paths: ['/claims', '/account/profile'],
    },
    addressed: ['/robots.txt', '/sitemap.xml'],
  }),
}

let root: string
let app: FastifyInstance

async function makeBuild(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'recourse-pages-'))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  return folder
}

beforeAll(async () => {
  root = await makeBuild()
  app = Fastify()
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ detail: 'We could not find that.' }))
  await registerPages(app, { buildDir: root, publicUrl })
})

afterAll(async () => {
  await app.close()
  await rm(root, { recursive: true })
})

function get(url: string, headers: Record<string, string> = {}) {
  return app.inject({ method: 'GET', url, headers })
}

test.each([
  ['/robots.txt', 'text/plain; charset=utf-8', 'Sitemap: https://recourse.example/sitemap.xml\n'],
  ['/sitemap.xml', 'application/xml; charset=utf-8', '<loc>https://recourse.example/about</loc>'],
])('%s names the address of this installation', async (url, type, text) => {
  const answer = await app.inject(url)
  expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, type, text])
})

describe('pages', () => {
  test('a page carries the public address, its own hashes of scripts and styles, and the other headers', async () => {
    const answer = await get('/about')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers.vary).toBe('Accept-Encoding, Cookie')
    expect(answer.body).toContain('href="https://recourse.example/about"')
    expect(answer.body).not.toContain('public-url.invalid')
    const policy = String(answer.headers['content-security-policy'])
    expect(policy).toContain("script-src 'self' 'sha256-abc=' 'sha256-def='; style-src 'self' 'sha256-ghi=';")
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types pdf-worker")
    expect(policy).not.toContain('unsafe')
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    })
  })

  test('a page that was asked for is compressed better for the next one', async () => {
    const sizeOf = async () => (await get('/', { 'accept-encoding': 'br' })).rawPayload.length
    const first = await sizeOf()
    await expect.poll(sizeOf).toBeLessThan(first)
    const best = await get('/', { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(best.rawPayload).toString()).toBe((await get('/')).body)
  })

  test('a page is sent in the best coding the caller takes', async () => {
    const br = await get('/about', { 'accept-encoding': 'gzip, deflate, br' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.rawPayload).toString()).toContain('<title>about</title>')
    const gz = await get('/about', { 'accept-encoding': 'br;q=0, gzip;q=0.5' })
    expect(gz.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gz.rawPayload).toString()).toContain('<title>about</title>')
    expect((await get('/about')).headers).not.toHaveProperty('content-encoding')
  })

  test('a caller who has the page already gets 304 and no body', async () => {
    const { etag } = (await get('/about')).headers
    const again = await get('/about', { 'if-none-match': String(etag) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect((await get('/about', { 'if-none-match': 'W/"another"' })).statusCode).toBe(200)
  })

  test('HEAD answers as GET does, without the body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/about' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers.etag).toBe((await get('/about')).headers.etag)
    expect(answer.body).toBe('')
  })

  test('the home page is the landing page, or the app shell with the signed-in cookie', async () => {
    const visitor = await get('/', { cookie: 'theme=plain; not_signed_in=1' })
    expect(visitor.body).toContain('<title>landing</title>')
    const member = await get('/', { cookie: 'theme=plain; signed_in=1' })
    expect(member.body).toContain('<title>shell</title>')
    expect(member.headers['content-security-policy']).toContain("'sha256-shell='")
    for (const answer of [visitor, member]) expect(answer.headers.vary).toBe('Accept-Encoding, Cookie')
    // Every page keeps the signed-in header for a signed-in person; only the page of the lost way stays as it is.
    expect((await get('/about', { cookie: 'signed_in=1' })).body).toBe(member.body)
    expect((await get('/404', { cookie: 'signed_in=1' })).statusCode).toBe(404)
  })

  test('paths of the app get the shell, query or not', async () => {
    for (const url of ['/claims', '/account/profile?from=mail']) {
      const answer = await get(url)
      expect(answer.statusCode, url).toBe(200)
      expect(answer.body, url).toContain('<title>shell</title>')
    }
  })

  test('a slash at the end leads to the page without it', async () => {
    const answer = await get('/claims/?page=2')
    expect(answer.statusCode).toBe(301)
    expect(answer.headers.location).toBe('/claims?page=2')
  })

  test('an unknown page leads to /404, which itself has that status', async () => {
    for (const url of [
      '/nowhere',
      '/about/index.html',
      '/__spa-fallback.html',
      '//evil.example/',
      '/.vite/manifest.json',
    ]) {
      const answer = await get(url)
      expect(answer.statusCode, url).toBe(302)
      expect(answer.headers.location, url).toBe('/404')
    }
    const page = await get('/404')
    expect(page.statusCode).toBe(404)
    expect(page.body).toContain('<title>404</title>')
    expect((await get('/404', { 'if-none-match': String(page.headers.etag) })).statusCode).toBe(404)
  })

  test('unknown API paths and old assets are left to the plain 404', async () => {
    for (const url of ['/api/v1/nowhere', '/auth/nowhere', '/api', '/assets/old-9f.js']) {
      const answer = await get(url)
      expect(answer.statusCode, url).toBe(404)
      expect(answer.json(), url).toEqual({ detail: 'We could not find that.' })
    }
    expect((await get('/api/docs')).body).toContain('<title>api docs</title>')
  })
})

describe('files', () => {
  test('a hashed asset may be kept for a year and comes compressed where it can', async () => {
    const answer = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript; charset=utf-8'),
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    })
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script)
    expect((await get('/assets/app-1a2b.js')).body).toBe(script)
  })

  test('a file that keeps its name may be kept for a day', async () => {
    const answer = await get('/favicon.svg', { 'accept-encoding': 'br' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('public, max-age=86400')
    expect(answer.headers['content-type']).toContain('image/svg+xml')
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  })

  test('nothing outside the build can be reached', async () => {
    for (const url of ['/assets/../../pages.json', '/assets/%2e%2e/%2e%2e/pages.json', '/..%2fpages.json']) {
      expect([302, 404], url).toContain((await get(url)).statusCode)
    }
  })
})

describe('the start', () => {
  test('a missing build is one clear error that names the command', async () => {
    await expect(registerPages(Fastify(), { buildDir: join(root, 'none'), publicUrl })).rejects.toThrow(
      /The web app is not built: .*pages\.json is missing\. Run "npm run build -w web"\./,
    )
  })

  test('an installation on plain HTTP does not ask browsers for HTTPS', async () => {
    const plain = Fastify()
    await registerPages(plain, { buildDir: root, publicUrl: 'http://localhost:3000' })
    const answer = await plain.inject({ method: 'GET', url: '/about' })
    expect(answer.headers).not.toHaveProperty('strict-transport-security')
    await plain.close()
  })
})
