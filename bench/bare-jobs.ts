import { type Comparison, compare, type Plan } from './compare.ts'
import { startBare } from './start-bare.ts'

/** Each beside a bare node:http server that sends the same bytes: what it costs to be more than that. */
const jobs = [
  { name: 'health', path: '/healthz', target: 0.5 },
  { name: 'regions', path: '/api/v1/resources/regions', target: 0.5 },
]

export async function compareWithBare(baseUrl: string, plan: Plan): Promise<Comparison[]> {
  const results: Comparison[] = []
  for (const { name, path, target } of jobs) {
    const url = new URL(path, baseUrl)
    const bare = await startBare(url)
    try {
      results.push(await compare({ name, target, control: { url: bare.url }, ours: { url } }, plan))
    } finally {
      bare.stop()
    }
  }
  return results
}
