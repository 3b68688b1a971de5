import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { clientDir } from './build.ts'
import { addressPlaceholder, escapeAttribute } from './page.ts'

export interface AddressedFile {
  readonly type: string
  readonly text: string
}

/** robots.txt and sitemap.xml: small, seldom asked for, and different for each installation. */
export async function readAddressedFiles(
  buildDir: string,
  paths: readonly string[],
  publicUrl: string,
): Promise<ReadonlyMap<string, AddressedFile>> {
  const read = async (path: string) => {
    const isXml = path.endsWith('.xml')
    const text = await readFile(join(clientDir(buildDir), path), 'utf8')
    return {
      type: `${isXml ? 'application/xml' : 'text/plain'}; charset=utf-8`,
      text: text.replaceAll(addressPlaceholder, isXml ? escapeAttribute(publicUrl) : publicUrl),
    }
  }
  return new Map(await Promise.all(paths.map(async (path) => [path, await read(path)] as const)))
}
