import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const root = join(import.meta.dirname, '../..')
const compose = readFileSync(join(root, 'deploy/compose.yml'), 'utf8')
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')

const given: Record<string, string> = {
  PUBLIC_URL: 'https://recourse.example.org',
  POSTGRES_PASSWORD: 'a-password',
  SECRET_KEY: 'x'.repeat(32),
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  SMTP_URL: 'smtp://mail.example.org',
  MAIL_FROM: 'Recourse <help@example.org>',
}

/** The environment of a service, with the values of .env filled in. */
function environmentOf(service: string): Record<string, string> {
  const block = new RegExp(`^ {2}${service}:\\n((?: {4}.*\\n)+)`, 'm').exec(compose)?.[1] ?? ''
  const lines = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(block)?.[1]?.trimEnd().split('\n') ?? []
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value = ''] = /^ {6}([A-Z0-9_]+): (.+)$/.exec(line) ?? []
      return [name, value.replace(/\$\{(\w+)\}/g, (_, variable) => given[variable] ?? `no ${variable}`)]
    }),
  )
}

test('every setting in compose.yml is one that the server reads, and all of them together make a start', () => {
  const environment = environmentOf('node-1')
  expect(Object.keys(environment).length).toBeGreaterThan(8)
  const read = new Set<string>()
  const watched = new Proxy(environment, {
    get(target, name) {
      read.add(String(name))
      return target[String(name)]
    },
  })
  const config = readConfig(watched)
  expect(Object.keys(environment).filter((name) => !read.has(name))).toEqual([])
  expect(config).toMatchObject({
    databaseUrl: 'postgres://recourse:a-password@postgres:5432/recourse',
    publicUrl: given.PUBLIC_URL,
    smtpUrl: given.SMTP_URL,
    s3: { endpoint: 'http://store:8333', bucket: 'recourse' },
  })
})

test('compose.yml is indented by two spaces, names each of its values of .env in its head, and has what it refers to', () => {
  for (const line of compose.split('\n')) expect(line, line).toMatch(/^( {2})*(\S.*)?$/)
  const head = compose.slice(0, compose.indexOf('name:'))
  for (const [, name = ''] of compose.matchAll(/\$\{(\w+)\}/g)) expect(head).toContain(name)
  for (const [, name] of compose.matchAll(/source: (\w+)/g))
    expect(compose).toMatch(new RegExp(`^ {2}${name}:\\n {4}content`, 'm'))
})

test('the image is made of files that exist, starts the server and is not root', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  )
  expect(copied.length).toBeGreaterThan(8)
  for (const name of copied) expect(existsSync(join(root, name)), name).toBe(true)
  const entry = /^CMD \["node", "([^"]+)"\]$/m.exec(dockerfile)?.[1] ?? 'none'
  expect(existsSync(join(root, entry)), entry).toBe(true)
  expect(dockerfile.lastIndexOf('\nUSER node\n')).toBeGreaterThan(dockerfile.lastIndexOf('\nFROM '))
  const settings = [...(/^ENV (.+)$/m.exec(dockerfile)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)]
  expect(readConfig(Object.fromEntries(settings.map(([, name, value]) => [name, value])))).toMatchObject({
    host: '0.0.0.0',
    port: 3000,
    dataDir: '/data',
  })
})
