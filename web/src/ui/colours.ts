export type Colour = 'green' | 'yellow' | 'blue' | 'purple' | 'red'

/** The mandated colours. A label nobody foresaw shows red rather than passing as fine. */
const statusColours = new Map<string, Colour>([
  ['Submitted', 'green'],
  ['Pending', 'yellow'],
  ['Resolved', 'blue'],
  ['User Action Required', 'purple'],
])

const roleColours = new Map<string, Colour>([
  ['Community', 'purple'],
  ['Staff', 'green'],
  ['Claims Admin', 'green'],
  ['Superuser', 'green'],
])

const coverageColours = new Map<string, Colour>([
  ['active', 'green'],
  ['expired', 'blue'],
])

export function statusColour(label: string): Colour {
  return statusColours.get(label) ?? 'red'
}

export function roleColour(level: string): Colour {
  return roleColours.get(level) ?? 'red'
}

export function coverageColour(status: string): Colour {
  return coverageColours.get(status) ?? 'yellow'
}
