/**
 * Who may import whom. Between workspaces the table `workspaces` decides, inside server and web the zones:
 * a file belongs to the first zone whose folder or file it lies in.
 */
export const workspaces: Record<string, { imports: string[]; packages?: string[] }> = {
  contract: { imports: ['contract'], packages: ['zod'] },
  guide: { imports: ['guide', 'contract'], packages: [] },
  server: { imports: ['server', 'contract'] },
  web: { imports: ['web', 'contract', 'guide'] },
  // These two meet the product only over the network.
  e2e: { imports: ['e2e'] },
  bench: { imports: ['bench'] },
}

/** The harness that starts the product: no product code, so tests of any workspace may use it. */
export const harness = 'scripts/lib'
export const workspacesOnTheHarness = ['e2e', 'bench']

export type Zone = {
  name: string
  /**
   * A folder (ending in a slash) or a file. With a star each is apart from its neighbours: as a folder, or,
   * without a slash after the star, as all files of one name and the folder of that name.
   */
  path: string
  imports: string[]
  /** Files of a neighbouring folder of the same zone that may be imported all the same. */
  neighbours?: string[]
}

export const zones: Zone[] = [
  { name: 'server schema', path: 'server/src/schema/', imports: ['server schema'] },
  { name: 'server config', path: 'server/src/config.ts', imports: [] },
  {
    name: 'server platform',
    path: 'server/src/platform/',
    imports: ['server platform', 'server schema', 'server config'],
  },
  {
    name: 'server feature',
    path: 'server/src/features/*/',
    imports: ['server platform', 'server schema', 'server config'],
    neighbours: ['access.ts'],
  },
  { name: 'web ui', path: 'web/src/ui/', imports: ['web ui'] },
  { name: 'web platform', path: 'web/src/platform/', imports: ['web platform'] },
  { name: 'web content', path: 'web/src/content/', imports: ['web content'] },
  {
    name: 'web layout',
    path: 'web/src/layout/',
    imports: ['web layout', 'web ui', 'web platform', 'web content'],
  },
  {
    name: 'web feature',
    path: 'web/src/features/*/',
    imports: ['web platform', 'web ui', 'web content'],
  },
  {
    name: 'web page',
    path: 'web/src/pages/*',
    imports: ['web feature', 'web layout', 'web ui', 'web platform', 'web content'],
  },
]

/** Zones that may not use some workspaces which their own workspace may use. */
export const zonesWithoutGuide = ['web ui', 'web platform', 'web layout']

/** Tests and their helpers may reach into any zone of their workspace, and use the root's tools. */
export function isTest(file: string): boolean {
  return /\.test\.tsx?$|\/testing\/|^(e2e|bench)\//.test(file)
}

/** Configuration of tools; it uses the tools that the root declares. */
export function isConfiguration(file: string): boolean {
  return /\.config\.ts$/.test(file)
}

export const unreadFolders = ['node_modules', 'build', 'migrations', 'results', 'test-results']
