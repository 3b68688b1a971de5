import { PassThrough, type Readable } from 'node:stream'
import yazl from 'yazl'
import type { Files } from '../../platform/files/files.ts'
import type { Paper, PersonalData } from './collect.ts'
import { readablePage } from './readable-page.ts'

/** A ZIP file as it is made: papers are opened one after the other, so that none is ever in memory. */
export function archive(files: Pick<Files, 'open'>, data: PersonalData, papers: readonly Paper[]): Readable {
  const zip = new yazl.ZipFile()
  const output = new PassThrough()
  zip.on('error', (error: Error) => output.destroy(error))
  zip.outputStream.pipe(output)
  const options = { mtime: data.made_at }
  zip.addBuffer(Buffer.from(readablePage(data)), 'my-data.html', options)
  zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), 'data.json', options)
  for (const { path, storage_key, size } of papers) {
    // Photos and PDFs do not get smaller.
    zip.addReadStreamLazy(path, { ...options, size, compress: false }, (begin) => {
      files.open(storage_key).then(
        (content) =>
          begin(
            null,
            content.on('error', (error) => output.destroy(error)),
          ),
        (error: Error) => output.destroy(error),
      )
    })
  }
  zip.end()
  return output
}
