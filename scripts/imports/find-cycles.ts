export type Graph = Map<string, string[]>

/** The shortest way from a file back to itself, both ends included, or nothing. */
function shortestCircle(graph: Graph, start: string): string[] | undefined {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (const file of queue) {
    for (const next of graph.get(file) ?? []) {
      if (next === start) {
        const way = [file]
        for (let at = file; at !== start; ) {
          at = cameFrom.get(at) ?? start
          way.unshift(at)
        }
        return [...way, start]
      }
      if (cameFrom.has(next)) continue
      cameFrom.set(next, file)
      queue.push(next)
    }
  }
  return undefined
}

/**
 * Circles of files that import each other; a file is named in one circle only. Type-only imports count: they
 * vanish when the code runs, but two files that need each other's types still cannot be read, moved or
 * replaced one without the other. The shared type belongs in a third file.
 */
export function findCycles(graph: Graph): string[][] {
  const told = new Set<string>()
  const cycles: string[][] = []
  for (const file of [...graph.keys()].sort()) {
    if (told.has(file)) continue
    const circle = shortestCircle(graph, file)
    if (!circle) continue
    for (const member of circle) told.add(member)
    cycles.push(circle)
  }
  return cycles
}
