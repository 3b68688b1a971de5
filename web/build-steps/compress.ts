import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Text gains from compression; fonts, pictures and videos are compressed already. Pages are compressed when served. */
const worthIt = /\.(js|mjs|css|svg|json|txt|map|wasm|webmanifest)$/

/** Leaves a .br and a .gz beside every file of the folder that becomes smaller by it. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && worthIt.test(entry.name))
  for (const file of files) await compressFile(join(file.parentPath, file.name))
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  const best = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }
  const br = await promisify(brotliCompress)(content, best)
  const gz = await promisify(gzip)(content, { level: 9 })
  if (br.length < content.length) await writeFile(`${path}.br`, br)
  if (gz.length < content.length) await writeFile(`${path}.gz`, gz)
}
