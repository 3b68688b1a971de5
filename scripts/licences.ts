// npm run licences: the licences of all dependencies; fails on one that does not go with the AGPL.
import { root } from './lib/root.mjs'
import { isCompatible } from './supply/judge-licence.ts'
import { listPackages } from './supply/packages.ts'

const packages = listPackages(root)
const byLicence = Map.groupBy(packages, ({ licence }) => licence ?? 'not said')
for (const [licence, some] of [...byLicence].toSorted((a, b) => b[1].length - a[1].length)) {
  console.log(`${String(some.length).padStart(4)}  ${licence}`)
}
const refused = packages.filter(({ licence }) => licence === null || !isCompatible(licence))
for (const { name, version, licence } of refused) {
  console.error(
    `${name} ${version} is under ${licence ?? 'no licence that is said'}: it cannot be part of this.`,
  )
}
process.exitCode = refused.length > 0 ? 1 : 0
