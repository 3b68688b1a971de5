import { useEffect } from 'react'

const prefix = 'Error: '

/** Puts "Error: " before the page's title while something is wrong, so that it is the first thing heard. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title
    return () => {
      // The next page may have set its own title already.
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
    }
  }, [hasErrors])
}
