import type { Config } from '@react-router/dev/config'
import { publicPaths } from './build-steps/route-paths.ts'
import routes from './src/routes.ts'

export default {
  appDirectory: 'src',
  ssr: false,
  prerender: publicPaths(routes),
  routeDiscovery: { mode: 'initial' },
} satisfies Config
