// The build for older browsers: many phones are some years behind.
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker&url'

/** The part of Trusted Types that is used here; the library of types does not have it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): URL }
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

/** The one script that may be started by its address. The server's page policy names it. */
const policy = trustedTypes?.createPolicy('pdf-worker', {
  createScriptURL: (url) => {
    if (url !== workerUrl) throw new TypeError('only the worker of the PDF viewer may be started')
    return url
  },
})

export function startPdfWorker(): Worker {
  return new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' })
}
