import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { codeMail } from './test-mails.ts'
import { createTransport } from './transport.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

const outbox = (showOnConsole = false) =>
  createTransport({
    smtpUrl: null,
    mailFrom: 'Recourse <no-reply@recourse.example>',
    outboxDir: join(folder, 'outbox'),
    showOnConsole,
    publicUrl: 'https://recourse.example',
  })

async function onlyFile() {
  const names = await readdir(join(folder, 'outbox'))
  expect(names).toHaveLength(1)
  const path = join(folder, 'outbox', names[0] ?? '')
  return { name: names[0] ?? '', path, source: await readFile(path, 'utf8') }
}

test('a mail becomes a private file with a readable code and both parts', async () => {
  await outbox().send(codeMail('sam@example.com', '481516'), 'the-uid')
  const { name, path, source } = await onlyFile()
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-the-uid\.eml$/)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(source).toMatch(/^ {4}481516$/m)
  expect(source).not.toMatch(/base64/i)

  const mail = await PostalMime.parse(source)
  expect(mail.text).toContain('481516')
  expect(mail.html).toContain('Your verification code</h1>')
  expect(mail.messageId).toBe('<the-uid@recourse.example>')
  expect(mail.from).toMatchObject({ name: 'Recourse', address: 'no-reply@recourse.example' })
  expect(mail.to).toMatchObject([{ address: 'sam@example.com' }])
  expect(Date.parse(mail.date ?? '')).not.toBeNaN()
  const headers = new Map(mail.headers.map(({ key, value }) => [key, value]))
  expect(headers.get('auto-submitted')).toBe('auto-generated')
  expect(headers.get('x-auto-response-suppress')).toBe('All')
})

test('a name in another script does not turn the text into base64', async () => {
  const name = `Łukasz ${'さくら'.repeat(300)}`
  await outbox().send(codeMail('sam@example.com', '481516', name), 'the-uid')
  const { source } = await onlyFile()
  expect(source).not.toMatch(/base64/i)
  expect(source).toMatch(/^(=20|\s)+481516$/m)
  expect((await PostalMime.parse(source)).text).toContain('さくら'.repeat(300))
})

test('a line break in address, subject or name adds no header and no recipient', async () => {
  const mail = codeMail(
    'sam@example.com\r\nBcc: eve@example.com, eve@example.com',
    '481516',
    'Sam\r\nX-Eve: 1',
  )
  await outbox().send({ ...mail, subject: 'Hello\r\nX-Eve: 1\r\n\r\nInjected' }, 'the-uid')
  const parsed = await PostalMime.parse((await onlyFile()).source)
  expect(parsed.headers.map(({ key }) => key)).not.toContain('x-eve')
  expect(parsed.bcc ?? []).toEqual([])
  expect(parsed.cc ?? []).toEqual([])
  expect(parsed.to ?? []).toHaveLength(1)
  expect(parsed.to?.[0]?.address).not.toBe('eve@example.com')
})

test('two addresses in one are not two recipients', async () => {
  await outbox().send(codeMail('sam@example.com, eve@example.com', '481516'), 'the-uid')
  expect((await PostalMime.parse((await onlyFile()).source)).to).toHaveLength(1)
})

test('the console shows one line per mail, and only when asked to', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await outbox().send(codeMail('sam@example.com', '481516'), 'quiet')
  expect(write).not.toHaveBeenCalled()
  await outbox(true).send(codeMail('sam@example.com\u001b[2J\nx', '481516'), 'shown')
  await outbox(true).send(codeMail('sam@example.com', '481516'), 'shown')
  expect(write.mock.calls.map(([line]) => line)).toEqual([
    'mail to sam@example.com [2J x: Your verification code: 481516\n',
    'mail to sam@example.com: Your verification code: 481516\n',
  ])
})
