import { isConfiguration, isTest, type Zone, zones } from './rules.ts'

type Place = { zone: Zone; folder: string }

/** The zone a file lies in, and its folder: for a starred zone that of the single feature or page. */
function findPlace(file: string): Place | undefined {
  for (const zone of zones) {
    const pattern = zone.path.replaceAll('.', '\\.').replace('*', '[^/.]+')
    const isFile = !zone.path.endsWith('/') && !zone.path.endsWith('*')
    const [folder] = new RegExp(isFile ? `^${pattern}$` : `^${pattern}`).exec(file) ?? []
    if (folder) return { zone, folder }
  }
  return undefined
}

export function zoneOf(file: string): string | undefined {
  return findPlace(file)?.zone.name
}

/** Why a file may not import another one of the same workspace, or nothing. */
export function whyZoneForbids(file: string, target: string): string | undefined {
  if (isTest(file) || isConfiguration(file)) return undefined
  const from = findPlace(file)
  // Files outside every zone (main.ts, app.ts, routes.ts, root.tsx) join the zones together.
  if (!from) return undefined
  const to = findPlace(target)
  if (isTest(target)) return 'only tests use what is made for tests'
  if (!to) return `a ${from.zone.name} may not reach up to the files that join everything`
  if (from.folder === to.folder) return undefined
  if (from.zone === to.zone && from.zone.path.includes('*')) {
    const inside = target.slice(to.folder.length)
    if (from.zone.neighbours?.includes(inside)) return undefined
    const exception = from.zone.neighbours ? ` except ${from.zone.neighbours.join(', ')}` : ''
    return `a ${from.zone.name} imports nothing of its neighbours${exception}`
  }
  if (from.zone.imports.includes(to.zone.name)) return undefined
  return `a ${from.zone.name} may not import a ${to.zone.name}`
}
