// npm run --silent sbom > sbom.json: everything the product is made of, in CycloneDX, from the lockfile alone.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/root.mjs'
import { billOfMaterials } from './supply/bill-of-materials.ts'
import { listPackages } from './supply/packages.ts'

const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
  'name' | 'version',
  string
>
console.log(JSON.stringify(billOfMaterials({ name, version }, listPackages(root)), null, 2))
