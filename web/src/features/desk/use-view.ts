import { useSearchParams } from 'react-router'
import { emptyView, readView, type View, writeView } from './view.ts'

/** The view stands in the address bar: it can be shared, kept as a bookmark, and Back undoes a filter. */
export function useView() {
  const [address, setAddress] = useSearchParams()
  const view = readView(address)
  return {
    view,
    /** `replace` where Back should not stop, such as between two letters of a search. */
    change: (part: Partial<View>, { replace = false } = {}) =>
      setAddress(writeView({ ...view, ...part }), { replace, preventScrollReset: true }),
    clear: () => setAddress(writeView({ ...emptyView, order: view.order }), { preventScrollReset: true }),
  }
}
