import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { readPagesFile } from './build.ts'
import { registerPages } from './register-pages.ts'

/** The pages as they are built, not a sample of them. */
const buildDir = fileURLToPath(new URL('../../../../web/build', import.meta.url))
const { pages, shell } = await readPagesFile(buildDir)
const app = Fastify()
await registerPages(app, { buildDir, publicUrl: 'https://recourse.example' })
afterAll(() => app.close())

const paths = [...Object.keys(pages), ...shell.paths]

function directives(policy: string): Map<string, string> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values.join(' ')]
    }),
  )
}

const quotedHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test.each(paths)(
  '%s runs only its own scripts, and makes no script, style or frame of a text',
  async (path) => {
    const { headers, body } = await app.inject(path)
    const policy = directives(String(headers['content-security-policy']))
    expect(Object.fromEntries(policy)).toMatchObject({
      'default-src': "'none'",
      'connect-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'pdf-worker',
    })
    expect([...policy.values()].join(' ')).not.toMatch(/unsafe|\*|https?:/)
    // Facts for search engines are data, which nothing runs.
    const inline = [
      ...body.matchAll(/<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g),
    ].map(([, code = '']) => code)
    const sheets = [...body.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, sheet = '']) => sheet)
    // An empty one runs nothing, and no browser asks the policy about it.
    for (const code of inline.filter((text) => text !== ''))
      expect(policy.get('script-src'), code.slice(0, 80)).toContain(quotedHash(code))
    expect(policy.get('style-src')).toBe(["'self'", ...sheets.map(quotedHash)].join(' '))
    // Everything a page loads is ours, and nothing acts on attributes such as onclick or on styles in them.
    const loaded = [
      ...body.matchAll(/<(?:script|img|link|iframe|source|video)\b[^>]*\s(?:src|href)="([^"]*)"/g),
    ]
    const foreign = loaded
      .map(([, address = '']) => address)
      .filter((address) => /^(https?:)?\/\//.test(address))
    expect(foreign.filter((address) => !address.startsWith('https://recourse.example'))).toEqual([])
    expect(body.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')).not.toMatch(/<[^>]+\s(on\w+|style)="/)
  },
)
