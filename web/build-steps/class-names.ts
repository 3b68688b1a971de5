import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What the build makes of a name in a CSS module: which file, and which of its names. */
export const moduleClass = /(?<![\w-])_[\da-z]+-[\da-z]+(?![\w-])/g

/**
 * Names for the classes of all CSS modules in a folder, a third as long as Vite's own: they stand in every page and in
 * its styles, and a page that comes in one round trip has some 13 kB. Counted rather than hashed, so that no two are
 * alike; the same in every build of the same files, since the pages and the scripts are built apart.
 */
export function shortClassNames(folder: string): (name: string, file: string) => string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort()
    .map((file) => join(folder, file))
  const namesOf = new Map(files.map((file): [string, string[]] => [file, []]))
  return (name, address) => {
    const file = address.replace(/\?.*$/, '')
    const names = namesOf.get(file)
    if (!names) throw new Error(`${file} is not among the CSS modules of ${folder}.`)
    if (!names.includes(name)) names.push(name)
    return `_${files.indexOf(file).toString(36)}-${names.indexOf(name).toString(36)}`
  }
}
