import { downloadList } from '@recourse/contract/download-list'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { paperOf, render } from './build-downloads.ts'
import { sources } from './sources.ts'
import { readZip } from './testing/read-zip.ts'

const pdfs = downloadList.filter(({ link }) => link.endsWith('.pdf'))
const letters = downloadList.filter(({ link }) => link.endsWith('.docx'))

interface Node {
  readonly role?: string
  readonly children?: readonly Node[]
}

function rolesIn(node: Node): string[] {
  return [node.role ?? '', ...(node.children ?? []).flatMap(rolesIn)]
}

test('every document of the list has a source, and every source is in the list', () => {
  expect(downloadList.map(({ link }) => link).sort()).toEqual(Object.keys(sources).sort())
  expect(new Set(downloadList.map(({ uid }) => uid)).size).toBe(downloadList.length)
  expect(downloadList.length).toBe(pdfs.length + letters.length)
})

test.each(downloadList)('$link: the same source gives the same bytes', async (entry) => {
  const first = await render(entry)
  expect((await render(entry)).equals(first)).toBe(true)
  expect(first.length).toBeLessThan(150_000)
})

test.each(downloadList)('$link names the law it rests on', async (entry) => {
  if (entry.link.includes('phone-call-log')) return
  expect(JSON.stringify((await paperOf(entry)).blocks)).toMatch(/\d+ CFR \d+|\d+ USC \d+/)
})

describe.each(pdfs)('$link', (entry) => {
  test('is tagged, has a title and a language, and tells its headings, lists and tables', async () => {
    const data = new Uint8Array(await render(entry))
    const reading = getDocument({ data, useSystemFonts: false, verbosity: 0 })
    const pdf = await reading.promise
    const marks: unknown = await pdf.getMarkInfo()
    expect(marks).toEqual(new Map(Object.entries({ Marked: true, UserProperties: false, Suspects: false })))
    const { info } = await pdf.getMetadata()
    expect(info).toMatchObject({ Title: entry.name, Language: 'en-US', Author: 'Recourse' })
    const roles: string[] = []
    let words = ''
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      const tree = await page.getStructTree()
      roles.push(...rolesIn(tree as Node))
      const { items } = await page.getTextContent()
      words += items.map((item) => ('str' in item ? item.str : '')).join(' ')
    }
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1)
    for (const role of ['H2', 'P', 'L', 'LI', 'LBody']) expect(roles).toContain(role)
    expect(words).toContain(`Version ${entry.version}, November 15, 2026`)
    expect(words).toContain(`Page ${pdf.numPages} of ${pdf.numPages}`)
    await reading.destroy()
  })
})

test.each(letters)('$link is a Word document with a title, a language and an edition', async (entry) => {
  const files = readZip(await render(entry))
  const part = (name: string) => files.get(name)?.toString('utf8') ?? ''
  expect(part('docProps/core.xml')).toContain(`<dc:title>${entry.name}</dc:title>`)
  expect(part('docProps/core.xml')).toContain('2026-11-15T00:00:00Z')
  expect(part('word/styles.xml')).toContain('w:lang w:val="en-US"')
  expect(part('word/document.xml')).toContain('<w:pStyle w:val="Heading1"/>')
  expect(part('word/document.xml')).toContain(`Version ${entry.version}, November 15, 2026`)
})
