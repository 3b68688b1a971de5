/** What search engines ask for first. The public address is filled in by the server, as in pages. */
export const addressPlaceholder = 'https://public-url.invalid'

/** Parts of the server that hold no pages. */
const machinePaths = ['/api/v1/', '/auth/']

/** Pages that ask not to be kept, or are only an answer to a wrong address, are no places to send people to. */
export function isFindable(html: string): boolean {
  return !/<meta name="robots" content="noindex"/.test(html)
}

export function sitemap(paths: readonly string[]): string {
  const entries = paths.map((path) => `  <url><loc>${addressPlaceholder}${path}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

export function robots(signedInPaths: readonly string[]): string {
  const roots = new Set(signedInPaths.map((path) => `/${path.split('/')[1]}`))
  return [
    'User-agent: *',
    ...[...roots, ...machinePaths].sort().map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${addressPlaceholder}/sitemap.xml`,
    '',
  ].join('\n')
}
