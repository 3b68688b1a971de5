const opening = /<(?:a|area)\b[^>]*?\shref="([^"]*)"[^>]*>/gi
/** Answered by the server, not by a file of the build. */
const machinePath = /^\/(api\/v1|auth)\//
const identifier = /\sid="([^"]*)"/g

/** Links of a built page that lead nowhere: to a path that nobody answers, or to a place that the page lacks. */
export function deadLinks(html: string, knownPaths: ReadonlySet<string>): string[] {
  const places = new Set([...html.matchAll(identifier)].map(([, id]) => id))
  const links = new Set([...html.matchAll(opening)].map(([, href = '']) => href))
  return [...links].filter((href) => {
    if (href.startsWith('#')) return !places.has(href.slice(1))
    return href.startsWith('/') && !machinePath.test(href) && !knownPaths.has(href.replace(/[?#].*$/, ''))
  })
}

/** Links that open a new window without hiding ours from it. */
export function unsafeLinks(html: string): string[] {
  return [...html.matchAll(opening)]
    .filter(([tag, href = '']) => {
      const leaves = /^https?:/.test(href) || /\starget="_blank"/.test(tag)
      return leaves && !(/\starget="_blank"/.test(tag) && /\srel="[^"]*\bnoopener\b[^"]*"/.test(tag))
    })
    .map(([, href = '']) => href)
}
