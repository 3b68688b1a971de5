import { build, type Plugin } from 'vite'

const moduleName = 'virtual:static-entry'
const source = 'src/entry.static.ts'

/**
 * Builds the small module of pages without React as one file of its own, and tells the prerendered pages
 * its hashed address. The client is built first, so the address is known when the pages are rendered.
 * In development every page runs React, and the address stays empty.
 */
export function staticEntry(): Plugin {
  let reference: string | undefined
  let address = ''
  return {
    name: 'static-entry',
    sharedDuringBuild: true,
    async buildStart() {
      if (this.environment.mode !== 'build' || this.environment.name !== 'client') return
      reference = this.emitFile({ type: 'asset', name: 'static.js', source: await bundle() })
    },
    generateBundle() {
      if (this.environment.name === 'client' && reference) address = `/${this.getFileName(reference)}`
    },
    resolveId(id) {
      return id === moduleName ? `\0${moduleName}` : undefined
    },
    load(id) {
      return id === `\0${moduleName}`
        ? `export const staticEntryAddress = ${JSON.stringify(address)}`
        : undefined
    },
  }
}

/** A build apart: as a chunk of the app it would be split into what it shares with the app, file by file. */
async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, modulePreload: false, rollupOptions: { input: source } },
  })
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []))
  const [chunk, ...others] = outputs
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error(`${source} did not build to one file.`)
  return chunk.code
}
