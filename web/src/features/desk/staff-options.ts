import type { SelectOption } from '../../ui/select.tsx'

/** Everyone once, oneself first and as 'Me'. Someone who has left the staff may still hold a claim. */
export function staffOptions(
  staff: readonly { readonly uid: string; readonly name: string }[],
  myUid: string,
): SelectOption[] {
  const byUid = new Map(staff.map(({ uid, name }) => [uid, name]))
  const others = [...byUid].filter(([uid]) => uid !== myUid)
  const me = byUid.has(myUid) ? [{ value: myUid, label: 'Me' }] : []
  return [...me, ...others.map(([value, label]) => ({ value, label }))]
}
