import type { Package } from './packages.ts'

/** CycloneDX 1.6, ECMA-424. `npm sbom` refuses trees where a package asks for another by a tag, as one of ours does. */
export function billOfMaterials(product: { name: string; version: string }, packages: readonly Package[]) {
  const unique = new Map(packages.map((one) => [addressOf(one), one]))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': product.name,
        ...product,
        licenses: [{ expression: 'AGPL-3.0-or-later' }],
      },
    },
    components: [...unique]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([purl, { name, version, licence, integrity, dev, optional }]) => ({
        type: 'library',
        'bom-ref': purl,
        name,
        version,
        purl,
        scope: dev ? 'excluded' : optional ? 'optional' : 'required',
        ...(licence && { licenses: [{ expression: licence }] }),
        ...(integrity && { hashes: hashesOf(integrity) }),
      })),
  }
}

/** "pkg:npm/%40scope/name@1.2.3" */
function addressOf({ name, version }: Package): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

function hashesOf(integrity: string) {
  return integrity.split(' ').map((part) => {
    const [algorithm = '', digest = ''] = part.split('-', 2)
    return {
      alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
      content: Buffer.from(digest, 'base64').toString('hex'),
    }
  })
}
