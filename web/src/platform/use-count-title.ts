import { useEffect } from 'react'

/** Puts "(2) " before the page's title while there is a count, so that it shows in the browser's tabs. */
export function useCountTitle(count: string): void {
  useEffect(() => {
    if (count === '') return
    const prefix = `(${count}) `
    document.title = prefix + document.title
    return () => {
      // The next page may have set its own title already.
      document.title = document.title.replace(prefix, '')
    }
  }, [count])
}
