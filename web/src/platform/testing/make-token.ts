/** A token shaped like the server's; nobody checks its signature in the browser. */
export function makeToken(payload: unknown = { sub: 'person-1', scopes: ['authenticated'] }): string {
  return ['header', encode(JSON.stringify(payload)), 'signature'].join('.')
}

function encode(text: string): string {
  const binary = String.fromCharCode(...new TextEncoder().encode(text))
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
