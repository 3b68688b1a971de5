import { useEffect, useState } from 'react'

/**
 * The token of a mailed link; `undefined` until the address was read, empty when it holds none.
 * It leaves the address bar at once: histories, screenshots and shared screens must not keep it.
 */
export function useLinkToken(): string | undefined {
  const [token, setToken] = useState<string>()
  useEffect(() => {
    const url = new URL(window.location.href)
    const found = url.searchParams.get('token') ?? ''
    setToken((known) => known || found)
    if (found === '') return
    url.searchParams.delete('token')
    window.history.replaceState(window.history.state, '', url)
  }, [])
  return token
}
