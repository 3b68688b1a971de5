import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url'
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url'

type Files = Readonly<Record<string, string>>

/** The addresses by file name alone. */
function byName(files: Files): Files {
  return Object.fromEntries(
    Object.entries(files).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
  )
}

/** What some papers need besides the viewer: fonts that are not in the file, letters of Asia, scanned pictures. */
const files: Readonly<Record<string, Files>> = {
  standardFontDataUrl: byName(
    import.meta.glob<string>('../../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
      eager: true,
      query: '?url',
      import: 'default',
    }),
  ),
  cMapUrl: byName(
    import.meta.glob<string>('../../../../../node_modules/pdfjs-dist/cmaps/*.bcmap', {
      eager: true,
      query: '?url',
      import: 'default',
    }),
  ),
  wasmUrl: { 'jbig2.wasm': jbig2, 'openjpeg.wasm': openjpeg },
}

/** pdf.js asks this for a file when a paper needs it. They are files of our own site. */
export class PdfParts {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const url = files[kind]?.[filename]
    if (url === undefined) throw new Error(`${filename} is not part of the viewer`)
    const answer = await fetch(url)
    if (!answer.ok) throw new Error(`${filename} was answered with ${answer.status}`)
    return new Uint8Array(await answer.arrayBuffer())
  }
}
