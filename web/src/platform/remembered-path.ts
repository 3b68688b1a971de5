/** The path kept in navigation state if it is one of this site, else `/`. */
export function rememberedPath(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return '/'
  return typeof state.from === 'string' && isSameSitePath(state.from) ? state.from : '/'
}

const base = 'https://same.invalid'
const signInPages = ['/login', '/signup']

export function isSameSitePath(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, base)) return false
  const url = new URL(path, base)
  return url.origin === base && !signInPages.includes(url.pathname)
}
