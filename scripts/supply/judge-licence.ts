/**
 * Licences whose code may be part of a work under the AGPL, version 3 or later. The two at the end are for fonts and
 * for data, which lie beside the code and do not become part of it.
 */
const compatible = new Set([
  '0BSD',
  'AGPL-3.0-or-later',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'GPL-3.0-or-later',
  'ISC',
  'LGPL-3.0',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Unlicense',
  'OFL-1.1',
  'CC-BY-4.0',
])

/** Of an SPDX expression: of alternatives one must be compatible, of licences that hold together all must be. */
export function isCompatible(expression: string): boolean {
  const inner = /\(([^()]*)\)/.exec(expression)
  if (inner?.[1] !== undefined) {
    const verdict = isCompatible(inner[1]) ? 'MIT' : 'refused'
    return isCompatible(expression.replace(inner[0], verdict))
  }
  return expression
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((licence) => compatible.has(licence.trim())))
}
