import { expect, test } from 'vitest'
import { codeMail, newsMail } from './test-mails.ts'

test('a code mail shows the code in both parts and holds no link at all', () => {
  const mail = codeMail('sam@example.com', '123456')
  expect(mail.text).toContain('\n    123456\n')
  expect(mail.text).toContain('Valid for 10 minutes, until 9:22 AM Eastern')
  expect(mail.html).toContain('123&nbsp;456')
  expect(mail.html).not.toMatch(/href|https?:/)
  expect(mail.text).not.toMatch(/https?:/)
  expect(mail.console).toBe('Your verification code: 123456')
})

test('a news mail has one button and gives its address as text too', () => {
  const mail = newsMail('sam@example.com')
  expect(mail.html.match(/<a /g)).toHaveLength(1)
  expect(mail.html).toContain('href="https://recourse.example/claims?from=mail&amp;at=1"')
  expect(mail.html).toContain('>recourse.example/claims?from=mail&amp;at=1</b>')
  expect(mail.text).toContain('\nhttps://recourse.example/claims?from=mail&at=1\n')
  expect(mail.console).toBe('There is news on your claim: https://recourse.example/claims?from=mail&at=1')
})

test('both parts carry the same words', () => {
  const { text, html } = newsMail('sam@example.com')
  const oneLine = text.replace(/\s+/g, ' ')
  expect(oneLine).toContain('Our team has added something to claim sample02.')
  expect(html).toContain('Our team has added something to claim <b>sample02</b>.')
  expect(oneLine).toContain('Changed by: Ann & Bo')
  expect(html).toContain('Ann &amp; Bo')
  for (const words of [
    'Stay safe.',
    'You get this because you have a claim with us.',
    'not legal advice. Please do not',
  ]) {
    expect(oneLine).toContain(words)
    expect(html).toContain(words)
  }
})

test('a name that looks like markup stays text', () => {
  const mail = codeMail('sam@example.com', '123456', `<b>Sam</b>"'&`)
  expect(mail.html).toContain('Hello &lt;b&gt;Sam&lt;/b&gt;&quot;&#39;&amp;,')
  expect(mail.html).not.toContain('<b>Sam')
  expect(mail.text).toContain(`Hello <b>Sam</b>"'&,`)
})

test('nothing is loaded from anywhere, and the text keeps to short lines', () => {
  for (const mail of [codeMail('sam@example.com', '123456'), newsMail('sam@example.com')]) {
    expect(mail.html).not.toMatch(/<img|<script|<link|url\(|@import|@font-face/i)
    for (const line of mail.text.split('\n')) expect(line.length).toBeLessThanOrEqual(76)
  }
})
