const names: readonly [RegExp, string][] = [
  [/iPhone/, 'My iPhone'],
  [/iPad/, 'My iPad'],
  [/Android/, 'My phone'],
  [/Windows/, 'My Windows computer'],
  [/CrOS/, 'My Chromebook'],
  [/Macintosh/, 'My Mac'],
]

/** A name to start from; the person may type another. */
export function thisDevice(): string {
  return names.find(([pattern]) => pattern.test(navigator.userAgent))?.[1] ?? 'My computer'
}
