import type { RouteConfigEntry } from '@react-router/dev/routes'

const signedInLayout = 'pages/protected.tsx'

/** Pages anyone may see: rendered once, at build. */
export function publicPaths(routes: readonly RouteConfigEntry[]): string[] {
  return routes.filter((entry) => entry.file !== signedInLayout).flatMap(pathsOf)
}

/** Pages for signed-in people: the app shell answers there. */
export function signedInPaths(routes: readonly RouteConfigEntry[]): string[] {
  return routes.filter((entry) => entry.file === signedInLayout).flatMap(pathsOf)
}

function pathsOf(entry: RouteConfigEntry): string[] {
  const below = (entry.children ?? []).flatMap(pathsOf)
  if (entry.index) return ['/', ...below]
  return entry.path === undefined || entry.path === '*' ? below : [`/${entry.path}`, ...below]
}
