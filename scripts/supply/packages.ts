import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Package {
  readonly name: string
  readonly version: string
  /** Where the lockfile puts it: "node_modules/a/node_modules/b". */
  readonly place: string
  /** An SPDX expression; null where nobody has said. */
  readonly licence: string | null
  /** As npm writes it: "sha512-…", in base64. */
  readonly integrity: string | null
  /** Only for building and testing. */
  readonly dev: boolean
  /** Such as one for another platform. */
  readonly optional: boolean
}

interface Locked {
  readonly version?: string
  readonly name?: string
  readonly license?: string
  readonly integrity?: string
  readonly dev?: boolean
  readonly optional?: boolean
  readonly link?: boolean
}

/** Said in the package's own LICENSE or Readme file, and read there by a person. */
const readByHand: Readonly<Record<string, string>> = {
  'humanize-number@0.0.2': 'MIT',
  'png-js@2.0.0': 'MIT',
}

/** Every package that the lockfile names, for every platform, without our own. */
export function listPackages(root: string): Package[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  const found = Object.entries(lock.packages)
    .filter(([place, locked]) => place.includes('node_modules/') && !locked.link)
    .map(([place, locked]) => {
      const name = locked.name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const version = locked.version ?? ''
      return {
        name,
        version,
        place,
        licence: locked.license ?? readByHand[`${name}@${version}`] ?? findDeclared(root, place),
        integrity: locked.integrity ?? null,
        dev: locked.dev ?? false,
        optional: locked.optional ?? false,
      }
    })
  return found.map((one) => ({ ...one, licence: one.licence ?? licenceOfSibling(found, one) }))
}

/** Of an installed package whose manifest has the older form that npm does not copy into the lockfile. */
function findDeclared(root: string, place: string): string | null {
  const path = join(root, place, 'package.json')
  if (!existsSync(path)) return null
  const { license, licenses } = JSON.parse(readFileSync(path, 'utf8')) as {
    license?: string
    licenses?: readonly { type: string }[]
  }
  return license ?? (licenses?.map(({ type }) => type).join(' OR ') || null)
}

/** Builds of one release for different platforms have one licence; only one of them is installed here. */
function licenceOfSibling(all: readonly Package[], { name, version }: Package): string | null {
  const scope = name.startsWith('@') ? name.split('/')[0] : null
  const sibling = all.find(
    (other) =>
      scope !== null && other.name.startsWith(`${scope}/`) && other.version === version && other.licence,
  )
  return sibling?.licence ?? null
}
