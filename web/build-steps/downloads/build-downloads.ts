import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type DownloadEntry, downloadList } from '@recourse/contract/download-list'
import { renderDocx } from './docx/render-docx.ts'
import type { Paper } from './paper.ts'
import { renderPdf } from './pdf/render-pdf.ts'
import { sources } from './sources.ts'

/** Makes every document of the contract's list and puts it where its link leads. */
export async function buildDownloads(folder: string): Promise<void> {
  for (const entry of downloadList) {
    const path = join(folder, entry.link)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, await render(entry))
  }
}

export async function render(entry: DownloadEntry): Promise<Buffer> {
  const paper = await paperOf(entry)
  return entry.link.endsWith('.pdf') ? renderPdf(paper) : renderDocx(paper)
}

export async function paperOf(entry: DownloadEntry): Promise<Paper> {
  const source = sources[entry.link]
  if (!source) throw new Error(`${entry.link} has no source.`)
  return {
    title: entry.name,
    lede: entry.description,
    version: entry.version,
    date: entry.last_modified_date,
    ...(source.landscape && { landscape: true }),
    blocks: await source.write(),
  }
}
