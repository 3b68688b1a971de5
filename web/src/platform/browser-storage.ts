// Some browsers refuse localStorage (blocked cookies, strict private modes): the value then lives as long as the page.
const thisPageOnly = new Map<string, string>()

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? thisPageOnly.get(key) ?? null
  } catch {
    return thisPageOnly.get(key) ?? null
  }
}

export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    thisPageOnly.set(key, value)
  }
}

export function forget(key: string): void {
  thisPageOnly.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was stored there.
  }
}
