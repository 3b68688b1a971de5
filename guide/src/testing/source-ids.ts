/** Every source id named anywhere inside a value. */
export function listSourceIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listSourceIds)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    return key === 'sources' && Array.isArray(inner) ? inner.map(String) : listSourceIds(inner)
  })
}
