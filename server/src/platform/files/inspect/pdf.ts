import { getDocument, PasswordException, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
// Loaded here rather than by pdf.js at its first file, where a failure would look like a damaged PDF.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { type Judged, refused } from './judged.ts'

/** Nothing is drawn and nothing is fetched. Scripts inside a PDF are data to pdf.js unless its sandbox is loaded. */
const options = {
  verbosity: VerbosityLevel.ERRORS,
  disableFontFace: true,
  useSystemFonts: false,
  useWorkerFetch: false,
  useWasm: false,
  enableXfa: false,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  stopAtErrors: true,
}

/** A PDF whose pages can be found. One that only forbids printing or copying opens without a password, and is fine. */
export async function judgePdf(bytes: Buffer): Promise<Judged> {
  const data = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length)
  const loading = getDocument({ ...options, data })
  try {
    const pdf = await loading.promise
    if (pdf.numPages < 1) return refused('corrupt')
    await pdf.getPage(1)
    await pdf.getPage(pdf.numPages)
    return { ok: true, content_type: 'application/pdf', replacement: null }
  } catch (error) {
    return refused(isLocked(error) ? 'encrypted' : 'corrupt')
  } finally {
    await loading.destroy()
  }
}

/** Beside passwords there is encryption to a certificate, which pdf.js only knows as unknown. */
function isLocked(error: unknown): boolean {
  if (error instanceof PasswordException) return true
  return error instanceof Error && /encryption/i.test(error.message)
}
